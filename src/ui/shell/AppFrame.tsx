import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';

interface AppFrameProps {
  readonly header?: ReactNode;
  readonly sidebar?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The page's grid: header on top, sidebar at the left, the rest beside it; each of them may be absent.
 *
 * On narrow viewports, which is what a browser zoomed to 200 % has, everything stands in one column.
 *
 * @source Specification §2, Main layout (minimum width 1366px, sidebar 222px)
 */
export const AppFrame = ({ header, sidebar, footer, children }: AppFrameProps) => (
  <Grid $hasSidebar={sidebar !== undefined}>
    {header !== undefined && <Header data-print="never">{header}</Header>}
    {sidebar !== undefined && (
      <Sidebar data-print="never">
        <InView>{sidebar}</InView>
      </Sidebar>
    )}
    <Content>{children}</Content>
    {footer !== undefined && <Footer data-print="never">{footer}</Footer>}
  </Grid>
);

/** From here on the specified minimum width holds, whatever the viewport. */
const WIDE = '@media screen and (min-width: 768px)';

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
  position: sticky;
  top: 0;
  z-index: var(--z-sticky);
`;

const Sidebar = styled.div`
  grid-area: sidebar;
  background: var(--surface);
  border-bottom: 1px solid var(--border);

  ${WIDE} {
    border-bottom: 0;
    border-inline-end: 1px solid var(--border);
  }
`;

/** The menu stays in sight while a long screen scrolls. */
const InView = styled.div`
  ${WIDE} {
    position: sticky;
    top: var(--header-height);
    max-height: calc(100vh - var(--header-height));
    overflow-y: auto;
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
