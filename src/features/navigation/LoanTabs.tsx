import { NavLink } from 'react-router-dom';
import { AREA_LABELS, AREAS, paths } from '@/config/paths';
import { SHORTCUTS } from '@/config/shortcuts';
import * as appTexts from '@/config/texts/appTexts';
import { TabLinks } from '@/ui/shell/TabLinks';

/**
 * @source Specification §1: "Three working areas per loan"
 * @source Specification §2: "/{loanId}: loan layout"
 */
export const LoanTabs = ({ loanId }: { readonly loanId: string }) => (
  <TabLinks label={appTexts.loanAreas}>
    {AREAS.map((area) => (
      <NavLink key={area} to={paths[area].href(loanId)} aria-keyshortcuts={SHORTCUTS[area].chord}>
        {AREA_LABELS[area]}
      </NavLink>
    ))}
  </TabLinks>
);
