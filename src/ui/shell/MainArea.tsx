import type { ReactNode } from 'react';
import { PageHeading } from '@/ui/PageHeading';

export const MainArea = ({ children }: { readonly children: ReactNode }) => (
  <main className="main-area" id="main" tabIndex={-1}>
    {children}
  </main>
);

interface MessageScreenProps {
  readonly heading: string;
  readonly children: ReactNode;
}

export const MessageScreen = ({ heading, children }: MessageScreenProps) => (
  <MainArea>
    <div className="card message-card">
      <PageHeading>{heading}</PageHeading>
      {children}
    </div>
  </MainArea>
);

interface SkipLinkProps {
  readonly to: 'main' | 'order-submit' | 'menu';
  readonly children: ReactNode;
}

/** Visible while it has the focus. If its target is not on the page, it does nothing. */
export const SkipLink = ({ to, children }: SkipLinkProps) => (
  <a className="skip-link" href={`#${to}`}>
    {children}
  </a>
);
