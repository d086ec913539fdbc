import type { ReactNode } from 'react';

interface MainAreaProps {
  /** The target of the skip link. */
  readonly id: string;
  readonly children: ReactNode;
}

/** The page's main landmark, with the content of one screen. */
export const MainArea = ({ id, children }: MainAreaProps) => (
  <main className="main-area" id={id} tabIndex={-1}>
    {children}
  </main>
);

interface SkipLinkProps {
  /** The id of the link's target. */
  readonly targetId: string;
  readonly children: ReactNode;
}

/** Visible while it has the focus. If its target is not on the page, it does nothing. It stays in a frame. */
export const SkipLink = ({ targetId, children }: SkipLinkProps) => (
  <a className="skip-link" href={`#${targetId}`} target="_self">
    {children}
  </a>
);
