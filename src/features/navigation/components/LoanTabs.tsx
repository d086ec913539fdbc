import { NavLink } from 'react-router-dom';
import { AREA_LABELS, AREAS, paths } from '@/config/paths';
import { SHORTCUTS } from '@/config/shortcuts';
import { TabLinks } from '@/ui/shell/TabLinks';

/** The three working areas of a loan. */
export const LoanTabs = ({ loanId }: { readonly loanId: string }) => (
  <TabLinks label="Loan areas">
    {AREAS.map((area) => (
      <NavLink key={area} to={paths[area].href(loanId)} aria-keyshortcuts={SHORTCUTS[area].chord}>
        {AREA_LABELS[area]}
      </NavLink>
    ))}
  </TabLinks>
);
