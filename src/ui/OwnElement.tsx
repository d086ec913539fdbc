import type { ReactNode } from 'react';

/**
 * Gives a text an element of its own. A translator of the browser replaces texts, and React can't change or remove one
 * beside others after that.
 */
export const OwnElement = ({ children }: { readonly children: ReactNode }) =>
  typeof children === 'string' ? <span>{children}</span> : children;
