import { useEffect, type ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import { safeReturnPath } from '@/domain/shell/returnPath';
import { SessionModal } from '@/features/session/components/SessionModal';
import type { Report } from '@/lib/saga/guarded';
import type { ReturnPoint } from '@/services/identity';
import { Spinner } from '@/ui/Spinner';
import { PlainPage } from './PlainPage';

/** The return point of the identity provider's sign-in (specification §2, /implicit/callback). */
export function callbackPage({ Callback, rememberedPath }: ReturnPoint, report: Report): ComponentType {
  function SignInFailed({ error }: { readonly error: Error }) {
    useEffect(() => report(error, 'signIn.return'), [error]);
    return (
      <PlainPage heading="Signing in did not work">
        <p>The identity provider's answer could not be used.</p>
        <p>{error.message}</p>
        <a href={safeReturnPath(rememberedPath(), window.location.origin)}>Sign in again</a>
      </PlainPage>
    );
  }

  return function CallbackPage() {
    const navigate = useNavigate();
    const goBack = (remembered: string | undefined) =>
      void navigate(safeReturnPath(remembered, window.location.origin), { replace: true });
    return (
      <>
        <Callback
          onReturn={goBack}
          loadingElement={<Spinner cover="screen" message="Signing in…" />}
          errorComponent={SignInFailed}
        />
        <SessionModal />
      </>
    );
  };
}
