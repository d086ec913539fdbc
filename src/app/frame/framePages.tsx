import type { ComponentProps, ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { GlobalStyle } from '@/ui/GlobalStyle';
import { Spinner } from '@/ui/Spinner';
import { RefusedPage } from './RefusedPage';
import { SignInPage } from './SignInPage';

/** Shows the pages before the app, in an element of their own. */
export function createFramePages() {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const show = (page: ReactElement): void =>
    root.render(
      <>
        <GlobalStyle />
        {page}
      </>,
    );
  return {
    showWaiting: () => show(<Spinner cover="screen" />),
    showRefused: (props: ComponentProps<typeof RefusedPage>) => show(<RefusedPage {...props} />),
    showSignIn: (props: ComponentProps<typeof SignInPage>) => show(<SignInPage {...props} />),
    close() {
      root.unmount();
      container.remove();
    },
  };
}
