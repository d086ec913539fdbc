import { uniqueBy } from '@/lib/uniqueBy';
import type { AgencyMapping, CreditAgency, UserAgencies } from './creditAgency';

/** One line of the agency list (specification §3, "Agency option"). */
export interface AgencyOption extends Omit<CreditAgency, 'mappings'> {
  isDisabled: boolean;
  mapping: AgencyMapping | null;
}

/**
 * The agencies to choose from: sorted by name, disabled ones last. An LPA agency that repeats a DU agency's name is dropped,
 * and so is one that repeats an id. A soft pull takes soft accounts and a full pull the others, because an account can do one
 * of the two.
 *
 * @source Specification §5, "Option lists"
 */
export function arrangeAgencyOptions(
  agencies: readonly CreditAgency[],
  profile: UserAgencies | undefined,
  isSoftPull: boolean,
): AgencyOption[] {
  const suited = agencies.filter((agency) => agency.isSoftPull === isSoftPull);
  const duNames = new Set(suited.filter(isDu).map(({ name }) => name));
  const listed = suited.filter((agency) => isDu(agency) || !duNames.has(agency.name));
  return uniqueBy(listed, ({ id }) => id)
    .map(({ mappings, ...agency }) => ({
      ...agency,
      isDisabled: agency.isInactive || !agency.isInProfile || !isAllowed(agency.id, profile),
      mapping: mappings[0] ?? null,
    }))
    .toSorted((a, b) => Number(a.isDisabled) - Number(b.isDisabled) || a.name.localeCompare(b.name));
}

const isDu = ({ system }: CreditAgency): boolean => system !== 'LP';

/** A profile that is not known, or that holds nothing because the originator has none, forbids nothing. */
function isAllowed(id: string, profile: UserAgencies | undefined): boolean {
  if (profile === undefined || (profile.allowedIds.length === 0 && !profile.hasTpoInfo)) return true;
  return profile.allowedIds.includes(id);
}

/**
 * The agency that is chosen before anybody chooses: the one of the last order, else the first of the user's profile.
 * Where an account is needed, an agency without stored account details is no help, so its selection is cleared.
 *
 * @source Specification §5: no username and no password clears the selection
 * @empty '' when no agency qualifies
 */
export function preselectedAgencyId(
  options: readonly AgencyOption[],
  profile: UserAgencies | undefined,
  lastAgencyId: string | null,
  needsAccount: boolean,
): string {
  const candidates = [lastAgencyId, ...(profile?.allowedIds ?? [])];
  const usable = (id: string | null) => options.find((option) => !option.isDisabled && isSameAgency(option, id));
  const option = candidates.map(usable).find((found) => found !== undefined);
  if (option === undefined) return '';
  const hasAccount = option.userName !== null || option.hasStoredPassword;
  return needsAccount && !hasAccount ? '' : option.id;
}

/** An agency answers to its own id and to the one it has in the other system. */
const isSameAgency = ({ id, mapping }: AgencyOption, wanted: string | null): boolean =>
  wanted !== null && (id === wanted || mapping?.agencyId === wanted);
