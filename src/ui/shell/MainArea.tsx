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

interface SkipLinkProps {
  /** The id of the link's target. */
  readonly targetId: string;
  readonly children: ReactNode;
}

/** Visible while it has the focus. If its target is not on the page, it does nothing. It stays in a frame. */
export const SkipLink = ({ targetId, children }: SkipLinkProps) => (
  <Link href={`#${targetId}`} target="_self">
    {children}
  </Link>
);

const Link = styled.a`
  &[href='#menu'] {
    display: var(--menu-display, block);
  }
  position: fixed;
  inset: var(--space-2) auto auto var(--space-2);
  z-index: var(--z-toast);
  padding: var(--space-2) var(--space-3);
  font: var(--type-strong);
  color: var(--brand);
  background: var(--surface);
  border: 1px solid var(--brand);
  border-radius: var(--radius-control);

  &:not(:focus) {
    transform: translateY(-200%);
  }

  @media print {
    display: none;
  }
`;
