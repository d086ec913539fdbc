import type { ReactNode } from 'react';
import { ButtonFace } from './ButtonFace';

/** Looks like a primary button and opens an address of the app in a new tab. */
export const NewTabButton = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <ButtonFace as="a" href={href} target="_blank" rel="noopener" $kind="primary">
    {children}
  </ButtonFace>
);

/** The same as a link within the text of a dialog, which takes the focus first. */
export const NewTabLink = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <a data-first href={href} target="_blank" rel="noopener">
    {children}
  </a>
);
