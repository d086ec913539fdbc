import { useSelector } from 'react-redux';
import { describeFailure } from '@/config/describeFailure';
import * as historyTexts from '@/features/history/texts';
import * as requestTexts from '@/features/request/texts';
import { selectHistory } from '@/features/runs/historySlice';
import type { Failure } from '@/lib/failure';
import type { RootState } from '@/lib/rootState';

/** The link of `FailureWords`, in a new tab: loading this page again would lose the note and the typed password. */
export const SignInLink = ({ failure }: { readonly failure: Failure }) =>
  isPerhapsSignIn(failure) && (
    <>
      {' '}
      <a href={window.location.pathname + window.location.search} target="_blank" rel="noopener">
        {requestTexts.toSignInInNewTab}
      </a>
    </>
  );

/** Behind the words of an order in doubt: no read can settle it before the user signs in. */
export function SignInToLook() {
  const failure = useSelector((state: RootState) => selectHistory(state).failure);
  if (failure === undefined || !isPerhapsSignIn(failure)) return null;
  return (
    <>
      {' '}
      <span>{describeFailure(failure, historyTexts.loanHistory)}</span>
      <SignInLink failure={failure} />
    </>
  );
}

const isPerhapsSignIn = ({ kind }: Failure): boolean => kind === 'network' && navigator.onLine;
