import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { MENU_GROUPS, menuLink, type MenuGroup } from '@/domain/shell/menu';
import { menuGroupToggled, menuRetried, selectMenu, selectOpenGroups } from '@/features/navigation/navigationSlice';
import { describeFailure } from '@/lib/failure';
import { CollapsibleGroup } from '@/ui/CollapsibleGroup';
import { Notice } from '@/ui/Notice';

interface LeftMenuProps {
  readonly loanId: string;
  readonly sectionUrlTemplate: string;
}

/** Links back into the origination system, in the groups the user may see (specification §2, "Left menu"). */
export function LeftMenu({ loanId, sectionUrlTemplate }: LeftMenuProps) {
  const menu = useSelector(selectMenu);
  const shown = MENU_GROUPS.filter((group) => menu[group].status !== 'idle');
  if (shown.length === 0) return null;
  return (
    <Groups aria-label="Loan origination system">
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
  // A heading that opens nothing would only be in the way.
  if (items !== undefined && failure === undefined && links.length === 0) return null;
  return (
    <CollapsibleGroup title={group} level={2} isExpanded={isOpen} onToggle={() => dispatch(menuGroupToggled(group))}>
      {failure !== undefined && (
        <Notice tone="error" onRetry={() => dispatch(menuRetried(group))}>
          {describeFailure(failure, `the ${group} menu`)}
        </Notice>
      )}
      <ul>
        {links.map(({ label, href }) => (
          <li key={`${label} ${href}`}>
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
