import type { ReactNode } from 'react';

/** Looks like a primary button and opens an address of the app in a new tab. */
export const NewTabButton = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <a className="button" data-kind="primary" href={href} target="_blank" rel="noopener">
    {children}
  </a>
);

/** The same as a link within the text of a dialog, which takes the focus first. */
export const NewTabLink = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <a data-first href={href} target="_blank" rel="noopener">
    {children}
  </a>
);
