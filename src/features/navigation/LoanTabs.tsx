import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { AREAS, paths } from '@/config/paths';
import { SHORTCUTS } from '@/config/shortcuts';
import * as appTexts from '@/config/texts/appTexts';
import { NARROW } from '@/ui/wide';

interface LoanTabsProps {
  readonly loanId: string;
  /** Shown at the far right. */
  readonly aside?: ReactNode;
}

/**
 * Links that look like tabs, because each area has its own address.
 *
 * @source Specification §1: "Three working areas per loan"
 * @source Specification §2: "/{loanId}: loan layout"
 */
export const LoanTabs = ({ loanId, aside }: LoanTabsProps) => (
  <Bar data-print="never">
    <Links aria-label={appTexts.loanAreas}>
      {AREAS.map((area) => (
        <NavLink key={area} to={paths[area].href(loanId)} aria-keyshortcuts={SHORTCUTS[area].chord}>
          {appTexts.areas[area]}
        </NavLink>
      ))}
    </Links>
    {aside}
  </Bar>
);

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  padding: 0 var(--page-gutter);
  background: var(--surface);
  border-bottom: 1px solid var(--border);

  /* In a narrow window, what is aside is below the links. It arrives later, and moves nothing. */
  ${NARROW} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto minmax(26px, auto);
    justify-items: start;
    align-items: center;
  }
`;

const Links = styled.nav`
  display: flex;
  gap: var(--space-1);
  overflow-x: auto;

  a {
    padding: 10px var(--space-3) 11px;
    color: var(--text-secondary);
    text-decoration: none;
    white-space: nowrap;
  }
  a:hover {
    color: var(--text);
    box-shadow: inset 0 -3px var(--border-control);
  }
  a:focus-visible {
    outline-offset: -3px;
  }
  a[aria-current] {
    padding-bottom: 8px;
    font-weight: 600;
    color: var(--brand);
    border-bottom: 3px solid;
    box-shadow: none;
  }
`;
