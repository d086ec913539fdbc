import type { ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import * as appTexts from '@/config/texts/appTexts';
import * as startTexts from '@/config/texts/startTexts';
import { safeReturnPath } from '@/features/navigation/rules/returnPath';
import { clockDriftIn } from '@/features/session/rules/sessionExpiry';
import { selectDeployment } from '@/features/preferences/deploymentSlice';
import { SessionModal } from '@/features/session/SessionModal';
import type { ReturnPoint } from '@/identity/auth';
import { FailureNotice } from '@/ui/FailureNotice';
import { Spinner } from '@/ui/Spinner';
import { PlainPage } from './PlainPage';

/**
 * Creates the redirect page of the identity provider's sign-in. `onRefused` runs
 * if the stored return path leads outside the app.
 */
export function callbackPage({ Callback, rememberedPath }: ReturnPoint, onRefused: () => void): ComponentType {
  function SignInFailed({ error }: { readonly error: Error }) {
    const { SUPPORT_PHONE } = useSelector(selectDeployment);
    return (
      <PlainPage heading={appTexts.signInFailedHeading} supportPhone={SUPPORT_PHONE}>
        <FailureNotice error={error} where="signIn.return" title={appTexts.signInAnswerUnusable}>
          {clockDriftIn(error.message) === undefined && error.message}
        </FailureNotice>
        <a href={safeReturnPath(rememberedPath(), window.location.origin)}>{appTexts.signInAgain}</a>
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
          loadingElement={<Spinner cover="screen" message={startTexts.signingIn} />}
          errorComponent={SignInFailed}
        />
        <SessionModal />
      </>
    );
  };
}
