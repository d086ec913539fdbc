import { describeFailure } from '@/config/describeFailure';
import type { Failure } from '@/lib/failure';
import { Notice } from './Notice';

interface ReadFailureProps {
  readonly failure: Failure | undefined;
  /** The data that failed to load, such as 'the credit agencies'. */
  readonly what: string;
  readonly title?: string;
  readonly retry: () => void;
}

export const ReadFailure = ({ failure, what, title, retry }: ReadFailureProps) =>
  failure && (
    <Notice tone="error" title={title} onRetry={retry}>
      {describeFailure(failure, what)}
    </Notice>
  );
