import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface MainAreaProps {
  /** The target of the skip link. */
  readonly id: string;
  readonly children: ReactNode;
}

/** The page's main landmark, with the content of one screen. */
export const MainArea = ({ id, children }: MainAreaProps) => (
  <Main id={id} tabIndex={-1}>
    {children}
  </Main>
);

const Main = styled.main`
  position: relative;
  flex: 1;
  min-width: 0;
  padding: var(--space-3) var(--page-gutter) var(--space-6);

  @media print {
    padding-inline: 0;
  }
`;
