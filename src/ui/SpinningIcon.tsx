import type { LucideProps } from 'lucide-react';
import LoaderCircle from 'lucide-react/icons/loader-circle';

/** A small spinner. */
export const SpinningIcon = (props: LucideProps) => <LoaderCircle {...props} className="spinning" />;
