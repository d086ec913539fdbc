import { type ReactNode, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { AREAS, paths } from '@/config/paths';
import * as appTexts from '@/config/texts/appTexts';
import { MENU_GROUPS, type MenuGroup, menuLink } from '@/features/navigation/rules/menu';
import { idle, isFirstRead } from '@/lib/remote';
import { useRead, useReads } from '@/reads/useRead';
import { CollapsibleGroup } from '@/ui/CollapsibleGroup';
import { Delivered } from '@/ui/Delivered';
import { ReadFailure } from '@/ui/ReadFailure';

/** Links that look like tabs, because each area has its own address. */
export const LoanTabs = ({ loanId, aside }: { readonly loanId: string; readonly aside?: ReactNode }) => (
  <div className="loan-tabs" data-print="never">
    <nav aria-label={appTexts.loanAreas}>
      {AREAS.map((area) => (
        <NavLink key={area} to={paths[area].href(loanId)}>
          {appTexts.areas[area]}
        </NavLink>
      ))}
    </nav>
    {aside}
  </div>
);

interface LeftMenuProps {
  readonly loanId: string;
  readonly sectionUrlTemplate: string;
}

export function LeftMenu({ system, ...props }: LeftMenuProps & { readonly system: string }) {
  const groups = useReads(MENU_GROUPS.map((key) => ({ name: 'menu' as const, key })));
  const shown = MENU_GROUPS.filter((_, index) => {
    const [menu = idle, above] = [groups[index], groups.slice(0, index)];
    // A heading below one that loads would move down. One with its links doesn't wait: the other may hang.
    return menu.status !== 'idle' && !(isFirstRead(menu) && above.some(isFirstRead));
  });
  if (shown.length === 0) return null;
  return (
    <nav className="menu-groups" id="menu" tabIndex={-1} aria-label={system}>
      {shown.map((group) => (
        <Group key={group} group={group} {...props} />
      ))}
    </nav>
  );
}

function Group({ group, loanId, sectionUrlTemplate }: LeftMenuProps & { readonly group: MenuGroup }) {
  const { value: items, failure, retry } = useRead('menu', group);
  /** The items that the user folded. Loaded ones open the group again. */
  const [folded, setFolded] = useState<typeof items | null>(null);
  const links = (items ?? [])
    .map((item) => menuLink(item, sectionUrlTemplate, loanId))
    .filter((link) => link !== undefined);
  if (items !== undefined && failure === undefined && links.length === 0) return null;
  return (
    <CollapsibleGroup
      title={group}
      level={2}
      isExpanded={folded !== items}
      onToggle={(isExpanded) => setFolded(isExpanded ? null : items)}
    >
      <ReadFailure failure={failure} what={appTexts.menuGroup(group)} retry={retry} />
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
