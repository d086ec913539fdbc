import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { WIDE } from '@/ui/wide';
import { CollapsibleSidebar } from './CollapsibleSidebar';

interface AppFrameProps {
  readonly header?: ReactNode;
  readonly sidebar?: ReactNode;
  /** What the button says that opens the sidebar where it stands above the content. */
  readonly sidebarLabel?: string;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The page's grid: header on top, sidebar at the left, the rest beside it; each of them may be absent.
 *
 * On narrow viewports, which is what a browser zoomed to 200 % has, everything stands in one column, nothing stays while the rest
 * scrolls, and the sidebar opens at the press of a button.
 *
 * @source Specification §2, Main layout (minimum width 1366px, sidebar 222px)
 */
export const AppFrame = ({ header, sidebar, sidebarLabel = 'Menu', footer, children }: AppFrameProps) => (
  <Grid $hasSidebar={sidebar !== undefined}>
    {header !== undefined && <Header data-print="never">{header}</Header>}
    {sidebar !== undefined && <CollapsibleSidebar label={sidebarLabel}>{sidebar}</CollapsibleSidebar>}
    <Content>{children}</Content>
    {footer !== undefined && <Footer data-print="never">{footer}</Footer>}
  </Grid>
);

const Grid = styled.div<{ $hasSidebar: boolean }>`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  grid-template-columns: minmax(0, 1fr);
  grid-template-areas: 'header' 'sidebar' 'content' 'footer';
  min-height: 100vh;

  ${WIDE} {
    grid-template-rows: auto 1fr auto;
    min-width: var(--app-min-width);
    ${({ $hasSidebar }) =>
      $hasSidebar
        ? css`
            grid-template-columns: var(--sidebar-width) minmax(0, 1fr);
            grid-template-areas: 'header header' 'sidebar content' 'sidebar footer';
          `
        : css`
            grid-template-areas: 'header' 'content' 'footer';
          `}
  }
`;

const Header = styled.header`
  grid-area: header;

  ${WIDE} {
    position: sticky;
    top: 0;
    z-index: var(--z-sticky);
  }
`;

const Content = styled.div`
  grid-area: content;
  display: flex;
  flex-direction: column;
`;

const Footer = styled.footer`
  grid-area: footer;
  padding: var(--space-2) var(--space-4);
  font: var(--type-label);
  color: var(--text-secondary);
  border-top: 1px solid var(--border);
`;
