import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as appTexts from '@/config/texts/appTexts';
import { MENU_GROUPS, menuLink, type MenuGroup } from '@/domain/shell/menu';
import { describeFailure } from '@/config/describeFailure';
import { CollapsibleGroup } from '@/ui/CollapsibleGroup';
import { Notice } from '@/ui/Notice';
import { menuGroupToggled, menuRetried, selectMenu, selectOpenGroups } from './navigationSlice';

interface LeftMenuProps {
  readonly loanId: string;
  readonly sectionUrlTemplate: string;
}

/**
 * Links to the origination system, in groups the user may see (specification §2, "Left menu").
 *
 * @source Specification §1: "A left menu links back to the origination system"
 * @source Specification §2: "Two collapsible groups"
 * @source Specification §4: "Left menu groups toggle open or closed"
 */
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
            <a href={href}>{label}</a>
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
