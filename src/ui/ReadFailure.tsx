import { describeFailure } from '@/config/describeFailure';
import type { Failure } from '@/lib/failure';
import { Notice } from './Notice';

interface ReadFailureProps {
  /** @empty undefined shows nothing */
  readonly failure: Failure | undefined;
  /** The data that failed to load, such as 'the credit agencies'. */
  readonly what: string;
  readonly title?: string;
  readonly retry: () => void;
}

/** The error of a part that failed to load, in its place. */
export const ReadFailure = ({ failure, what, title, retry }: ReadFailureProps) =>
  failure && (
    <Notice tone="error" title={title} onRetry={retry}>
      {describeFailure(failure, what)}
    </Notice>
  );
