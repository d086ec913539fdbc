import type { ReactNode } from 'react';
import { useFocusAround } from './useFocusAround';

/** For a button that its own press removes: the focus goes to what is around it. */
export const FocusAround = ({ children }: { readonly children: ReactNode }) => (
  <span ref={useFocusAround<HTMLSpanElement>()} style={{ display: 'contents' }}>
    {children}
  </span>
);
