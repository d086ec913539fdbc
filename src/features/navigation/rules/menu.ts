import * as appTexts from '@/config/texts/appTexts';
import type { Privileges } from '@/features/loan/rules/privileges';
import { attempt } from '@/lib/attempt';
import type { MenuItem } from '@/features/loan/api/contract/loan';

export type MenuGroup = '1003' | '1008';
export const MENU_GROUPS: readonly MenuGroup[] = ['1003', '1008'];

/** Returns the menu groups that the user may see; each has its own privilege. @spec NAV-29, NAV-30 */
export const menuGroupsFor = ({ canViewMenu1003, canViewMenu1008 }: Privileges): MenuGroup[] => {
  const isGranted: Record<MenuGroup, boolean> = { '1003': canViewMenu1003, '1008': canViewMenu1008 };
  return MENU_GROUPS.filter((group) => isGranted[group]);
};

const PRINTS = ['Print Completed 1003', 'Print Blank 1003'];
const VALUATION_DELIVERY: MenuItem = { displayName: appTexts.valuationDelivery, sectionName: 'ValuationDelivery' };
const RENAMED = { from: 'DeclarationAndGovernmentMonitoring', to: 'DeclarationAndDemographicInformation' };
const AMPERSAND = '%26';
/** An empty name, '.' or '..'. A browser drops '.' and reads '..' as the parent folder, even when they are encoded. */
const NO_SECTION = /^(?:\s*|\.{1,2})$/;
const DECISION = { section: 'LoanDecision', label: appTexts.decisionAndConditions, query: 'source=aus' };

/** Prepares the sections for the menu. Keeps duplicates. @spec NAV-32, NAV-33, NAV-35, NAV-34, DAT-22 */
export function arrangeMenu(items: readonly MenuItem[]): MenuItem[] {
  const kept = items.filter(({ displayName }) => !PRINTS.includes(displayName));
  const names = kept.map(({ sectionName }) => sectionName);
  const position = names.indexOf('UnderwritingAnalysis');
  const hasAll = position < 0 || names.includes(VALUATION_DELIVERY.sectionName);
  return (hasAll ? kept : kept.toSpliced(position, 0, VALUATION_DELIVERY)).map(({ displayName, sectionName }) => ({
    displayName,
    sectionName: sectionName === RENAMED.from ? RENAMED.to : sectionName.replaceAll('&', AMPERSAND),
  }));
}

/** @spec NAV-28, NAV-36, NAV-41 @empty undefined for a name that no address can contain, such as '..' */
export function menuLink(item: MenuItem, sectionUrlTemplate: string, loanId: string) {
  const section = encodeSection(item.sectionName);
  if (section === undefined) return undefined;
  const address = sectionUrlTemplate.replaceAll('{loanId}', loanId).replaceAll('{sectionName}', () => section);
  if (item.sectionName !== DECISION.section) return { label: item.displayName, href: address };
  return { label: DECISION.label, href: withQuery(address, section) };
}

/** A URL may route by its fragment. Then the fragment contains the section, and the query belongs to the fragment. */
function withQuery(address: string, section: string): string {
  const hash = address.indexOf('#');
  const end = hash < 0 || address.indexOf(section, hash) >= 0 ? address.length : hash;
  const routed = address.slice(address.lastIndexOf('#', end - 1) + 1, end);
  return `${address.slice(0, end)}${routed.includes('?') ? '&' : '?'}${DECISION.query}${address.slice(end)}`;
}

/** Keeps the ampersand that `arrangeMenu` encoded. Half a surrogate pair cannot be encoded. */
const encodeSection = (name: string): string | undefined =>
  NO_SECTION.test(name) ? undefined : attempt(() => name.split(AMPERSAND).map(encodeURIComponent).join(AMPERSAND));
