import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { PlainPage } from '@/app/layout/PlainPage';
import * as frameTexts from '@/config/texts/frameTexts';
import { WindowBlocked } from '@/services/identity/identity';
import { Button } from '@/ui/Button';
import { NewTabButton } from '@/ui/NewTabButton';
import { Notice } from '@/ui/Notice';
import { Spinner } from '@/ui/Spinner';

/** Shows the pages before the app, in an element of their own. */
export function createFramePages(supportPhone: string) {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  document.getElementById('waiting')?.remove();
  return {
    showWaiting: () => root.render(<Spinner cover="screen" />),
    showRefused: (href: string) => root.render(<RefusedPage href={href} supportPhone={supportPhone} />),
    /** Opens the window of the sign-in when the user asks for it, and resolves when the user is signed in. */
    signIn: (openWindow: () => Promise<void>): Promise<void> =>
      new Promise((resolve) => {
        root.render(<SignInPage signIn={openWindow} onSignedIn={resolve} supportPhone={supportPhone} />);
      }),
    close() {
      root.unmount();
      container.remove();
    },
  };
}

interface RefusedPageProps {
  /** The app's address that the frame was to show. */
  readonly href: string;
  readonly supportPhone: string;
}

/** In a frame of a page that may not frame the app: names no loan, and offers the app in a window of its own. */
const RefusedPage = ({ href, supportPhone }: RefusedPageProps) => (
  <PlainPage heading={frameTexts.refusedHeading} supportPhone={supportPhone}>
    <p>{frameTexts.refused}</p>
    <div>
      <NewTabButton href={href}>{frameTexts.openInOwnWindow}</NewTabButton>
    </div>
  </PlainPage>
);

interface SignInPageProps {
  readonly signIn: () => Promise<void>;
  readonly onSignedIn: () => void;
  readonly supportPhone: string;
}

/** Signs in before anything of a loan is loaded. The button stays, because the user may close the window. */
function SignInPage({ signIn, onSignedIn, supportPhone }: SignInPageProps) {
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
