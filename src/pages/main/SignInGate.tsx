import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectSignIn, signInRetried } from '@/features/session/sessionSlice';
import { Notice } from '@/ui/Notice';
import { PageHeading } from '@/ui/PageHeading';
import { MainArea } from '@/ui/shell/MainArea';
import { Spinner } from '@/ui/Spinner';

/** Shows what is behind it to people who are signed in; the others are on their way to the identity provider. */
export function SignInGate({ children }: { readonly children: ReactNode }) {
  const dispatch = useDispatch();
  const signIn = useSelector(selectSignIn);
  if (signIn === 'signedIn') return children;
  return (
    <MainArea id="main">
      {signIn === 'unreachable' ? (
        <>
          <PageHeading>The sign-in service cannot be reached.</PageHeading>
          <Notice tone="error" onRetry={() => dispatch(signInRetried())}>
            Check your connection, and whether the browser lets this site store data. Then try again: nothing has been
            lost.
          </Notice>
        </>
      ) : (
        <Spinner message="Signing in…" />
      )}
    </MainArea>
  );
}
