import { useState } from 'react';
import * as frameTexts from '@/config/texts/frameTexts';
import { PlainPage } from '@/app/layout/PlainPage';
import { WindowBlocked } from '@/services/identity';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';

interface SignInPageProps {
  /** Opens the window of the sign-in, and resolves when the user is signed in. */
  readonly signIn: () => Promise<void>;
  readonly onSignedIn: () => void;
  readonly supportPhone: string;
}

/** Signs in before anything of a loan is loaded. The button stays, because the user may close the window. */
export function SignInPage({ signIn, onSignedIn, supportPhone }: SignInPageProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const press = async (): Promise<void> => {
    setError(null);
    setIsOpen(true);
    try {
      await signIn();
      onSignedIn();
    } catch (failure) {
      setIsOpen(false);
      setError(failure);
    }
  };
  return (
    <PlainPage heading={frameTexts.signInHeading} supportPhone={supportPhone}>
      <p role="status">{isOpen ? frameTexts.finishInWindow : frameTexts.signInOpensWindow}</p>
      {error !== null && <Problem error={error} />}
      <div>
        <Button kind="primary" onClick={() => void press()}>
          {isOpen ? frameTexts.openWindowAgain : frameTexts.signIn}
        </Button>
      </div>
    </PlainPage>
  );
}

const Problem = ({ error }: { readonly error: unknown }) =>
  error instanceof WindowBlocked ? (
    <Notice tone="warning" title={frameTexts.windowBlocked}>
      {frameTexts.allowWindows}
    </Notice>
  ) : (
    <Notice tone="error" title={frameTexts.signInFailed}>
      {error instanceof Error ? error.message : ''}
    </Notice>
  );
