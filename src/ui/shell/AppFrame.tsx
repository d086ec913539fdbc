import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useId, useState } from 'react';
import { css, styled } from 'styled-components';
import * as uiTexts from '@/config/texts/uiTexts';
import { foldedCss, NARROW, WIDE } from '@/ui/wide';

interface CollapsibleSidebarProps {
  /** The label of the button that opens it. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Always open beside the content; above the content it is collapsed until the user opens it. */
function CollapsibleSidebar({ label, children }: CollapsibleSidebarProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Side data-print="never">
      <Toggle type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        <ChevronRight aria-hidden size={16} />
        <span>{label}</span>
      </Toggle>
      <InView id={id} data-open={isOpen}>
        {children}
      </InView>
    </Side>
  );
}

const Side = styled.div`
  grid-area: sidebar;
  background: var(--surface);
  border-bottom: 1px solid var(--border);

  ${WIDE} {
    display: var(--menu-display, block);
    border-bottom: 0;
    border-inline-end: 1px solid var(--border);
  }
`;

const Toggle = styled.button`
  display: none;
  gap: var(--space-1);
  align-items: center;
  width: 100%;
  min-height: var(--control-height);
  padding: 0 var(--space-4);
  font: var(--type-strong);
  background: none;
  border: 0;

  &[aria-expanded='true'] > svg {
    transform: rotate(90deg);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${NARROW} {
    display: flex;
  }
`;

/** The menu stays visible while a long screen scrolls. */
const InView = styled.div`
  ${NARROW} {
    &[data-open='false'] {
      display: none;
    }
  }
  ${WIDE} {
    position: sticky;
    top: var(--header-height);
    max-height: calc(100vh - var(--header-height));
    overflow-y: auto;
  }
`;

interface AppFrameProps {
  readonly header?: ReactNode;
  readonly sidebar?: ReactNode;
  /** The label of the button that opens the sidebar when it is above the content. */
  readonly sidebarLabel?: string;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The page's grid. Each part is optional. On narrow viewports, such as a browser zoomed to 200%, it has one column,
 * nothing is sticky, and a button opens the sidebar. On wider ones the `--menu-display` token folds it.
 */
export const AppFrame = ({ header, sidebar, sidebarLabel = uiTexts.menu, footer, children }: AppFrameProps) => (
  <Grid $hasHeader={header !== undefined} $hasSidebar={sidebar !== undefined}>
    {header !== undefined && <Header data-print="never">{header}</Header>}
    {sidebar !== undefined && <CollapsibleSidebar label={sidebarLabel}>{sidebar}</CollapsibleSidebar>}
    <Content>{children}</Content>
    {footer !== undefined && <Footer data-print="never">{footer}</Footer>}
  </Grid>
);

const Grid = styled.div<{ $hasHeader: boolean; $hasSidebar: boolean }>`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  grid-template-columns: minmax(0, 1fr);
  grid-template-areas: 'header' 'sidebar' 'content' 'footer';
  min-height: 100vh;
  /* The edges that a rounded or notched display leaves free. */
  padding-inline: env(safe-area-inset-left) env(safe-area-inset-right);

  ${WIDE} {
    ${({ $hasHeader }) => !$hasHeader && '--header-height: 0px;'}
    grid-template-rows: auto 1fr auto auto;
    /* The difference is the width of the page's scroll bar, which belongs to the window. */
    min-width: calc(var(--app-min-width) - (100vw - 100%));
    ${({ $hasSidebar }) =>
      $hasSidebar
        ? css`
            grid-template-columns: var(--sidebar-width) minmax(0, 1fr);
            grid-template-areas: 'header header' 'sidebar content' 'sidebar footer' 'sidebar end';
            --content-start: var(--sidebar-width);
          `
        : css`
            grid-template-areas: 'header' 'content' 'footer' 'end';
            ${foldedCss}
          `}

    /* Lets the end of the page scroll clear of a bottom bar. */
    &,
    &::after {
      --bottom-bar-height: inherit;
    }
    &::after {
      content: '';
      grid-area: end;
      height: var(--bottom-bar-height, 0);
    }
  }
`;

const Header = styled.header`
  grid-area: header;
  margin-inline: calc(-1 * env(safe-area-inset-left)) calc(-1 * env(safe-area-inset-right));
  padding: env(safe-area-inset-top) env(safe-area-inset-right) 0 env(safe-area-inset-left);
  background: var(--header);

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
  padding: var(--space-2) var(--page-gutter);
  font: var(--type-label);
  color: var(--text-secondary);
  border-top: 1px solid var(--border);
`;
