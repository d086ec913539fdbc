import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import * as appTexts from '@/config/texts/appTexts';
import * as earlyTexts from '@/config/texts/earlyTexts';
import { selectSignIn, signInRetried } from '@/features/session/sessionSlice';
import { Notice } from '@/ui/Notice';
import { PageHeading } from '@/ui/PageHeading';
import { MainArea } from '@/ui/shell/MainArea';
import { Spinner } from '@/ui/Spinner';

/**
 * Renders its children for signed-in users; others are being redirected to the identity provider.
 *
 * @source Specification §2: "'' (root): app layout"
 * @source Specification §6: "All main routes require sign-in"
 */
export function SignInGate({ children }: { readonly children: ReactNode }) {
  const dispatch = useDispatch();
  const signIn = useSelector(selectSignIn);
  if (signIn === 'signedIn') return children;
  return (
    <MainArea id="main">
      {signIn === 'unreachable' ? (
        <>
          <PageHeading>{appTexts.signInUnreachable}</PageHeading>
          <Notice tone="error" onRetry={() => dispatch(signInRetried())}>
            {appTexts.signInUnreachableHint}
          </Notice>
        </>
      ) : (
        <Spinner message={earlyTexts.signingIn()} />
      )}
    </MainArea>
  );
}
