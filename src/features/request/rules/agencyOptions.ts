import { isRetail, isWholesale } from '@/features/loan/rules/businessChannel';
import { uniqueBy } from '@/lib/byKey';
import type { AgencyMapping, CreditAgency, UserAgencies } from '@/features/request/api/contract/agencies';
import { type ServiceOption, SERVICES } from '@/features/loan/rules/services';
import { agencySystemOf } from '@/features/request/rules/orderServices';
import { storedAccount } from './creditAgency';
import { missingFacts } from './facts';

/**
 * Returns the agency's mapping to the other underwriting system. A mapping to a system of this order ranks first, then
 * one in the profile. The agency already has its own id in its own system, so a mapping to that system never counts.
 * @spec DAT-15, DAT-42
 * @empty null when no mapping leads to another system
 */
function fittingMapping(
  ownSystem: CreditAgency['fromAusRequestType'],
  mappings: readonly AgencyMapping[],
  asked: readonly ServiceOption[],
): AgencyMapping | null {
  const [best = null] = mappings
    .filter(({ toAusRequestType }) => agencySystemOf(toAusRequestType) !== (ownSystem ?? 'du'))
    .toSorted((a, b) => rank(b, asked) - rank(a, asked));
  return best;
}

const rank = (
  { toAusRequestType: system, isInProfileConfig }: AgencyMapping,
  asked: readonly ServiceOption[],
): number =>
  2 * Number(asked.some((option) => SERVICES[option].mapped.test(system ?? ''))) + Number(isInProfileConfig !== false);

type AgencyOption = ReturnType<typeof agencyOption>;

/**
 * Returns the agency options, sorted by display name, with disabled ones last. Drops an LPA agency with the name of a
 * DU agency, and an agency with a repeated id. Keeps soft accounts for a soft pull and the others for a full pull,
 * because an account supports only one of the two.
 * @spec DAT-15, DAT-16, REQ-21, REQ-22, REQ-25, REQ-52
 */
export function arrangeAgencyOptions(
  agencies: readonly CreditAgency[],
  profile: UserAgencies | undefined,
  isSoftPull: boolean,
  asked: readonly ServiceOption[] = [],
): AgencyOption[] {
  const suited = agencies.filter((agency) => (agency.isAusSoftPull ?? false) === isSoftPull);
  const options = suited.map((agency) => agencyOption(agency, profile, asked));
  const duNames = new Set([...suited, ...options].filter(isDu).map(({ name }) => name));
  const listed = options.filter((option) => isDu(option) || !duNames.has(option.name));
  return uniqueBy(listed, ({ value }) => value).toSorted(
    (a, b) => Number(a.disabled) - Number(b.disabled) || a.name.localeCompare(b.name),
  );
}

/** Under the names of the specification. @spec DAT-15 */
function agencyOption(agency: CreditAgency, profile: UserAgencies | undefined, asked: readonly ServiceOption[]) {
  const { creditAgencyId, fromAusRequestType, isInactive } = agency;
  const isMulti = asked.length > 1;
  const mapping = fittingMapping(fromAusRequestType, agency.mappingDetails, asked);
  // The profile of a mapping counts only in an order to several systems.
  const isInProfileConfig = isEvery(
    agency.isInProfileConfig,
    isMulti && mapping !== null ? mapping.isInProfileConfig : true,
  );
  return {
    value: creditAgencyId,
    // A request with several services uses its own names.
    name: (isMulti ? mapping?.multiAusDisplayName : null) ?? agency.name,
    disabled: isInactive === true || isInProfileConfig === false || !isAllowed(creditAgencyId, profile),
    username: agency.userName,
    password: agency.hasStoredPassword === true ? ('on file' as const) : null,
    fromAusRequestType,
    toAusRequestType: mapping?.toAusRequestType ?? null,
    mappedToCreditAgencyId: mapping?.mappedToCreditAgencyId ?? null,
    isInProfileConfig,
    isInactive,
    account: storedAccount(agency),
    undelivered: missingFacts({ isAusSoftPull: agency.isAusSoftPull, isInactive, isInProfileConfig }),
  };
}

/** Null if neither is false and the API did not say it of both. */
const isEvery = (one: boolean | null, other: boolean | null): boolean | null =>
  one === false || other === false ? false : one === null || other === null ? null : true;

const isDu = ({ fromAusRequestType: system }: Pick<CreditAgency, 'fromAusRequestType'>): boolean => system !== 'lp';

/**
 * An unknown profile allows every agency. So does an empty list of a user without an account on file, because that user
 * types an account. Any other empty list allows none.
 * @spec REQ-25
 */
function isAllowed(id: string, profile: UserAgencies | undefined): boolean {
  if (profile === undefined || (profile.creditAgencyId.length === 0 && profile.isTpoInfoExists === false)) return true;
  return profile.creditAgencyId.includes(id);
}

/**
 * Returns the agency that is selected by default: the one of the last order, else the first usable one in the user's
 * profile. Where an account is needed, an agency without account details is not preselected.
 * @spec REQ-20
 * @empty '' when no agency qualifies
 */
export function preselectedAgencyId(
  options: readonly AgencyOption[],
  profile: UserAgencies | undefined,
  lastAgencyId: string | null,
  needsAccount: boolean,
): string {
  const candidates = [lastAgencyId, ...(profile?.creditAgencyId ?? [])];
  const usable = (id: string | null) => options.find((option) => !option.disabled && isSameAgency(option, id));
  const option = candidates.map(usable).find((found) => found !== undefined);
  if (option === undefined) return '';
  const hasAccount = option.username !== null || option.password !== null;
  return needsAccount && !hasAccount ? '' : option.value;
}

/** An agency also matches by its id in the other system. */
const isSameAgency = ({ value, mappedToCreditAgencyId }: AgencyOption, wanted: string | null): boolean =>
  wanted !== null && (value === wanted || mappedToCreditAgencyId === wanted);

/** What the user may see and change. An unknown channel has the agency only. @spec APP-2, DAT-17, REQ-23, REQ-24 */
export function agencyAccess(channelId: number | null, isSoftPull: boolean) {
  const hasAccount = isWholesale(channelId);
  const isOpen = hasAccount || !isSoftPull || !isRetail(channelId);
  return {
    isAgencyVisible: isOpen,
    isAgencyEditable: isOpen,
    isAuthenticationVisible: hasAccount,
    isAuthenticationEditable: hasAccount,
  };
}
