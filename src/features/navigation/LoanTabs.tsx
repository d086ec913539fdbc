import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { AREAS, paths } from '@/config/paths';
import { SHORTCUTS } from '@/config/shortcuts';
import * as appTexts from '@/config/texts/appTexts';
import { TabLinks } from '@/ui/shell/TabLinks';

interface LoanTabsProps {
  readonly loanId: string;
  /** Shown at the far right. */
  readonly aside?: ReactNode;
}

/**
 * @source Specification §1: "Three working areas per loan"
 * @source Specification §2: "/{loanId}: loan layout"
 */
export const LoanTabs = ({ loanId, aside }: LoanTabsProps) => (
  <TabLinks label={appTexts.loanAreas} aside={aside}>
    {AREAS.map((area) => (
      <NavLink key={area} to={paths[area].href(loanId)} aria-keyshortcuts={SHORTCUTS[area].chord}>
        {appTexts.areas[area]}
      </NavLink>
    ))}
  </TabLinks>
);
