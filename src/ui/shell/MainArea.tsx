import type { ReactNode } from 'react';
import { PageHeading } from '@/ui/PageHeading';

export const MainArea = ({ children }: { readonly children: ReactNode }) => (
  <main className="main-area" id="main" tabIndex={-1}>
    {children}
  </main>
);

export const MessageScreen = ({ heading, children }: { readonly heading: string; readonly children: ReactNode }) => (
  <MainArea>
    <div className="card message-card">
      <PageHeading>{heading}</PageHeading>
      {children}
    </div>
  </MainArea>
);

/** Visible while it has the focus. If its target is not on the page, it does nothing. */
export const SkipLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <a className="skip-link" href={`#${to}`}>
    {children}
  </a>
);
