import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { describeFailure } from '@/config/describeFailure';
import { AREAS, paths } from '@/config/paths';
import { SHORTCUTS } from '@/config/shortcuts';
import * as appTexts from '@/config/texts/appTexts';
import { MENU_GROUPS, type MenuGroup, menuLink } from '@/domain/shell/menu';
import { CollapsibleGroup } from '@/ui/CollapsibleGroup';
import { Delivered } from '@/ui/Delivered';
import { Notice } from '@/ui/Notice';
import { NARROW } from '@/ui/wide';
import { menuGroupToggled, menuRetried, selectMenu, selectOpenGroups } from './navigationSlice';

interface LoanTabsProps {
  readonly loanId: string;
  /** Shown at the far right. */
  readonly aside?: ReactNode;
}

/** Links that look like tabs, because each area has its own address. */
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

interface LeftMenuProps {
  readonly loanId: string;
  readonly sectionUrlTemplate: string;
}

/** Links to the origination system, in groups the user may see. */
export function LeftMenu({ loanId, sectionUrlTemplate }: LeftMenuProps) {
  const menu = useSelector(selectMenu);
  const shown = MENU_GROUPS.filter((group) => menu[group].status !== 'idle');
  if (shown.length === 0) return null;
  return (
    <Groups id="menu" tabIndex={-1} aria-label={appTexts.menuRegion}>
      {shown.map((group) => (
        <Group key={group} group={group} loanId={loanId} sectionUrlTemplate={sectionUrlTemplate} />
      ))}
    </Groups>
  );
}

function Group({ group, loanId, sectionUrlTemplate }: LeftMenuProps & { readonly group: MenuGroup }) {
  const dispatch = useDispatch();
  const { value: items, failure } = useSelector(selectMenu)[group];
  const isOpen = useSelector(selectOpenGroups)[group];
  const links = (items ?? [])
    .map((item) => menuLink(item, sectionUrlTemplate, loanId))
    .filter((link) => link !== undefined);
  // Hide a heading without links.
  if (items !== undefined && failure === undefined && links.length === 0) return null;
  return (
    <CollapsibleGroup title={group} level={2} isExpanded={isOpen} onToggle={() => dispatch(menuGroupToggled(group))}>
      {failure !== undefined && (
        <Notice tone="error" onRetry={() => dispatch(menuRetried(group))}>
          {describeFailure(failure, appTexts.menuGroup(group))}
        </Notice>
      )}
      <ul>
        {links.map(({ label, href }, index) => (
          <li key={`${label} ${href} ${index}`}>
            <a href={href}>
              <Delivered text={label} isInControl />
            </a>
          </li>
        ))}
      </ul>
    </CollapsibleGroup>
  );
}

const Groups = styled.nav`
  padding: var(--space-2) 0;

  ul {
    margin: 0 0 var(--space-2);
    padding: 0;
    list-style: none;
  }
  a {
    display: block;
    padding: 6px var(--space-3) 6px 32px;
    font-size: 13px;
    line-height: 18px;
    color: var(--text);
    text-decoration: none;
  }
  a:hover {
    background: var(--row-hover);
  }
  a:focus-visible {
    outline-offset: -2px;
  }
`;
