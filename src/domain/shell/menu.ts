import type { Privileges } from '@/domain/loan/privileges';
import { uniqueBy } from '@/lib/uniqueBy';

/** A section of the origination system, as its menu service lists it. */
export interface MenuItem {
  displayName: string;
  sectionName: string;
}

/** A link of the left menu. */
export interface MenuLink {
  label: string;
  href: string;
}

export type MenuGroup = '1003' | '1008';
export const MENU_GROUPS: readonly MenuGroup[] = ['1003', '1008'];

/**
 * The groups that the user may see, each with its privilege.
 *
 * @source Specification §6
 */
export const menuGroupsFor = ({ canViewMenu1003, canViewMenu1008 }: Privileges): MenuGroup[] => {
  const isGranted: Record<MenuGroup, boolean> = { '1003': canViewMenu1003, '1008': canViewMenu1008 };
  return MENU_GROUPS.filter((group) => isGranted[group]);
};

const PRINTS = ['Print Completed 1003', 'Print Blank 1003'];
const VALUATION_DELIVERY: MenuItem = { displayName: 'Valuation Delivery', sectionName: 'ValuationDelivery' };
/** Nothing that an address gives a meaning to, except the ampersand that arrangeMenu has encoded. */
const PLAIN_SECTION = /^[A-Za-z0-9](?:[A-Za-z0-9 ._-]|%26)*$/;
const DECISION = { section: 'LoanDecision', label: 'Decision & Conditions', query: 'source=aus' };

/**
 * The sections as the companion shows them: prints dropped, the declarations section renamed, Valuation Delivery put before
 * UnderwritingAnalysis when missing, the ampersand of a name such as Appraisal&Property encoded, a section that is listed twice
 * shown once.
 *
 * @source Specification §2, "Left menu"
 */
export function arrangeMenu(items: readonly MenuItem[]): MenuItem[] {
  const kept = items
    .filter(({ displayName }) => !PRINTS.includes(displayName))
    .map((item) =>
      item.sectionName === 'DeclarationAndGovernmentMonitoring'
        ? { ...item, sectionName: 'DeclarationAndDemographicInformation' }
        : item,
    );
  return uniqueBy(withValuationDelivery(kept), nameOf).map((item) => ({
    ...item,
    sectionName: item.sectionName.replaceAll('&', '%26'),
  }));
}

const nameOf = ({ sectionName, displayName }: MenuItem): string => `${sectionName} ${displayName}`;

function withValuationDelivery(items: readonly MenuItem[]): MenuItem[] {
  const position = items.findIndex(({ sectionName }) => sectionName === 'UnderwritingAnalysis');
  const isPresent = items.some(({ sectionName }) => sectionName === VALUATION_DELIVERY.sectionName);
  return position < 0 || isPresent ? [...items] : items.toSpliced(position, 0, VALUATION_DELIVERY);
}

/**
 * The link of an arranged section; undefined when its name would lead off the origination system.
 *
 * @source Specification §2: items link out by section name; Loan Decision carries source=aus
 */
export function menuLink(item: MenuItem, sectionUrlTemplate: string, loanId: string): MenuLink | undefined {
  if (!PLAIN_SECTION.test(item.sectionName)) return undefined;
  const address = sectionUrlTemplate.replaceAll('{loanId}', loanId).replaceAll('{sectionName}', item.sectionName);
  if (item.sectionName !== DECISION.section) return { label: item.displayName, href: address };
  // An address may route by its fragment, which then has the query.
  const routed = address.slice(address.lastIndexOf('#') + 1);
  return { label: DECISION.label, href: `${address}${routed.includes('?') ? '&' : '?'}${DECISION.query}` };
}
