import { useEffect, type ComponentType } from 'react';
import { safeReturnPath } from '@/domain/returnPath';
import { SessionModal } from '@/features/session/components/SessionModal';
import type { Report } from '@/lib/saga/guarded';
import type { Identity } from '@/services/oktaIdentity';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeading } from '@/ui/PageHeading';
import { MainArea } from '@/ui/shell/MainArea';
import { Spinner } from '@/ui/Spinner';
import { useDocumentTitle } from '@/ui/useDocumentTitle';

/** The return point of the identity provider's sign-in (specification §2, /implicit/callback). */
export function callbackPage({ auth, Callback }: Pick<Identity, 'auth' | 'Callback'>, report: Report): ComponentType {
  function SignInFailed({ error }: { readonly error: Error }) {
    useEffect(() => report(error, 'signIn.return'), [error]);
    return (
      <>
        <PageHeading>Signing in did not work</PageHeading>
        <EmptyState
          title="The identity provider's answer could not be used."
          action={<a href={safeReturnPath(auth.rememberedPath(), window.location.origin)}>Sign in again</a>}
        >
          {error.message}
        </EmptyState>
      </>
    );
  }

  return function CallbackPage() {
    useDocumentTitle('Signing in');
    return (
      <MainArea id="main">
        <Callback loadingElement={<Spinner message="Signing in…" />} errorComponent={SignInFailed} />
        <SessionModal />
      </MainArea>
    );
  };
}
