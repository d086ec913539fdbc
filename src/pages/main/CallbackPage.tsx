import type { ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import { safeReturnPath } from '@/domain/shell/returnPath';
import { SessionModal } from '@/features/session/components/SessionModal';
import type { ReturnPoint } from '@/services/identity';
import { FailureNotice } from '@/ui/FailureNotice';
import { Spinner } from '@/ui/Spinner';
import { PlainPage } from './PlainPage';

/** The return point of the identity provider's sign-in (specification §2, /implicit/callback). `onRefused`: the remembered path led elsewhere. */
export function callbackPage(
  { Callback, rememberedPath }: ReturnPoint,
  supportPhone: string,
  onRefused: () => void,
): ComponentType {
  function SignInFailed({ error }: { readonly error: Error }) {
    return (
      <PlainPage heading="Signing in did not work" supportPhone={supportPhone}>
        <FailureNotice error={error} where="signIn.return" title="The identity provider's answer could not be used.">
          {error.message}
        </FailureNotice>
        <a href={safeReturnPath(rememberedPath(), window.location.origin)}>Sign in again</a>
      </PlainPage>
    );
  }

  return function CallbackPage() {
    const navigate = useNavigate();
    const goBack = (remembered: string | undefined) => {
      const path = safeReturnPath(remembered, window.location.origin);
      if (remembered !== undefined && path !== remembered) onRefused();
      void navigate(path, { replace: true });
    };
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
