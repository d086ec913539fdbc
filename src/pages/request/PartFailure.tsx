import { describeFailure, type Failure } from '@/lib/failure';
import { Notice } from '@/ui/Notice';

interface PartFailureProps {
  readonly failure: Failure | undefined;
  /** What was asked for, such as 'the credit agencies'. */
  readonly what: string;
  readonly onRetry: () => void;
}

/** A part of the screen that could not be loaded, said where it would be. */
export const PartFailure = ({ failure, what, onRetry }: PartFailureProps) =>
  failure === undefined ? null : (
    <Notice tone="error" onRetry={onRetry}>
      {describeFailure(failure, what)}
    </Notice>
  );
