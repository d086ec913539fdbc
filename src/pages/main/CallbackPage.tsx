import type { ComponentType } from 'react';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { signInReturnFailed } from '@/features/session/sessionSlice';
import type { Identity } from '@/services/oktaIdentity';
import { EmptyState } from '@/ui/EmptyState';
import { MainArea } from '@/ui/shell/MainArea';
import { Spinner } from '@/ui/Spinner';

/** The return point of the identity provider's sign-in (specification §2, /implicit/callback). */
export const callbackPage = (Callback: Identity['Callback']): ComponentType =>
  function CallbackPage() {
    return (
      <MainArea id="main">
        <Callback loadingElement={<Spinner message="Signing in…" />} errorComponent={SignInFailed} />
      </MainArea>
    );
  };

function SignInFailed({ error }: { readonly error: Error }) {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(signInReturnFailed(error.message));
  }, [dispatch, error]);
  return (
    <EmptyState title="Signing in did not work." action={<a href="/">Start again</a>}>
      The identity provider's answer could not be used: {error.message}
    </EmptyState>
  );
}
