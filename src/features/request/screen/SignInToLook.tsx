import { useSelector } from 'react-redux';
import * as screenTexts from '@/features/runs/screenTexts';
import { selectHistory } from '@/features/runs/historySlice';
import { isPerhapsSignIn } from '@/lib/failure';
import type { RootState } from '@/lib/rootState';
import { FailureWords } from '@/ui/ReadFailure';

/** Behind the words of an order in doubt: no read can settle it before the user signs in. */
export function SignInToLook() {
  const failure = useSelector((state: RootState) => selectHistory(state).failure);
  return (
    failure !== undefined &&
    isPerhapsSignIn(failure) && (
      <>
        {' '}
        <FailureWords failure={failure} what={screenTexts.loanHistory} />
      </>
    )
  );
}
