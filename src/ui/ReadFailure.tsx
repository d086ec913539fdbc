import { describeFailure } from '@/config/describeFailure';
import * as appTexts from '@/config/texts/appTexts';
import { type Failure, isPerhapsSignIn } from '@/lib/failure';
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

export const FailureWords = ({ failure, what }: { readonly failure: Failure; readonly what: string }) => (
  <>
    <span>{describeFailure(failure, what)}</span>
    <SignInLink failure={failure} />
  </>
);

/** The app's page leads to the sign-in. In a new tab: this one may have a note or a password that the user typed. */
export const SignInLink = ({ failure }: { readonly failure: Failure }) =>
  isPerhapsSignIn(failure) && (
    <>
      {' '}
      <a href={window.location.pathname + window.location.search} target="_blank" rel="noopener">
        {appTexts.toSignIn}
      </a>{' '}
      <span>{appTexts.inNewTab}</span>
    </>
  );
