import type { ReactNode } from 'react';

/** A browser's translator replaces texts: after that, React can't change or remove one beside others. */
export const OwnElement = ({ children }: { readonly children: ReactNode }) =>
  typeof children === 'string' ? <span>{children}</span> : children;
