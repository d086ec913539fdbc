import type { ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import * as appTexts from '@/config/texts/appTexts';
import * as laterTexts from '@/config/texts/laterTexts';
import * as startTexts from '@/config/texts/startTexts';
import { safeReturnPath } from '@/features/navigation/rules/returnPath';
import { selectDeployment } from '@/features/preferences/deploymentSlice';
import { clockDriftIn } from '@/features/session/rules/sessionExpiry';
import { SessionModal } from '@/features/session/SessionModal';
import type { ReturnPoint } from '@/identity/auth';
import { FailureNotice } from '@/ui/FailureNotice';
import { Spinner } from '@/ui/Spinner';
import { CallSupport, PlainPage } from './PlainPage';

/** Creates the page to which a sign-in returns. `onRefused` runs if the stored return path leads outside the app. */
export function callbackPage({ Callback, rememberedPath }: ReturnPoint, onRefused: () => void): ComponentType {
  function SignInFailed({ error }: { readonly error: Error }) {
    return (
      <PlainPage heading={laterTexts.signInFailedHeading}>
        <FailureNotice error={error} where="signIn.return" title={laterTexts.signInAnswerUnusable}>
          {clockDriftIn(error.message) === undefined && error.message}
        </FailureNotice>
        <a href={safeReturnPath(rememberedPath(), window.location.origin)}>{appTexts.signInAgain}</a>
        <CallSupport />
      </PlainPage>
    );
  }

  return function CallbackPage() {
    const navigate = useNavigate();
    const { NAME } = useSelector(selectDeployment).LOS_CONFIG;
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
        <SessionModal system={NAME} />
      </>
    );
  };
}
