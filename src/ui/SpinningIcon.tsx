import type { LucideProps } from 'lucide-react';
import LoaderCircle from 'lucide-react/icons/loader-circle';

export const SpinningIcon = (props: LucideProps) => <LoaderCircle {...props} className="spinning" />;
