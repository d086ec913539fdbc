import { describeFailure } from '@/config/describeFailure';
import * as appTexts from '@/config/texts/appTexts';
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
      <FailureWords failure={failure} what={what} />
    </Notice>
  );

/**
 * A call that a gateway redirects to its sign-in page fails as if the connection were lost. Loading the page again
 * opens that page, which no call can. Offline, it would only lose this page.
 */
export const FailureWords = ({ failure, what }: { readonly failure: Failure; readonly what: string }) => (
  <>
    <span>{describeFailure(failure, what)}</span>
    {failure.kind === 'network' && navigator.onLine && (
      <>
        {' '}
        <a href={window.location.pathname + window.location.search}>{appTexts.toSignIn}</a>
      </>
    )}
  </>
);
