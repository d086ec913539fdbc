import { describeFailure } from '@/config/describeFailure';
import type { Failure } from '@/lib/failure';
import { Notice } from '@/ui/Notice';

interface PartFailureProps {
  readonly failure: Failure | undefined;
  /** The data that failed to load, such as 'the credit agencies'. */
  readonly what: string;
  readonly onRetry: () => void;
}

/** The error of a part that failed to load, in its place. */
export const PartFailure = ({ failure, what, onRetry }: PartFailureProps) =>
  failure === undefined ? null : (
    <Notice tone="error" onRetry={onRetry}>
      {describeFailure(failure, what)}
    </Notice>
  );
