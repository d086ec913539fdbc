import type { ServiceOption } from './ausService';
import type { AgencyMapping, CreditAgency } from './creditAgency';

/**
 * Returns the agency's mapping to the other underwriting system. A mapping to a system of this order ranks first, then
 * one in the profile. The agency already has its own id in its own system, so a mapping to that system never counts.
 *
 * @source Specification §3: "Agency option"
 * @empty null when no mapping leads to another system
 */
export function fittingMapping(
  ownSystem: CreditAgency['system'],
  mappings: readonly AgencyMapping[],
  asked: readonly ServiceOption[],
): AgencyMapping | null {
  const own = ownSystem ?? 'DU';
  const [best = null] = mappings
    .filter(({ system }) => !IS_SYSTEM[own].test(system ?? ''))
    .toSorted((a, b) => rank(b, asked) - rank(a, asked));
  return best;
}

/** The API's names for each underwriting system. A mapping to LPA also serves LPA through a servicer. */
const FITS: Record<ServiceOption, RegExp> = { du: /^DU$/i, lp: /^LPA?$/i, lp_thru_cal: /^LP/i };
const IS_SYSTEM: Record<'DU' | 'LP', RegExp> = { DU: /^DU$/i, LP: /^LP/i };

const rank = ({ system, isInProfile }: AgencyMapping, asked: readonly ServiceOption[]): number =>
  2 * Number(asked.some((option) => FITS[option].test(system ?? ''))) + Number(isInProfile);
