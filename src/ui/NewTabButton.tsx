import type { ReactNode } from 'react';

/** A link within the text of a dialog, which takes the focus first and opens an address of the app in a new tab. */
export const NewTabLink = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <a data-first href={href} target="_blank" rel="noopener">
    {children}
  </a>
);
