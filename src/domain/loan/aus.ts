import * as earlyTexts from '@/config/texts/earlyTexts';

/** Option ids of the underwriting systems (specification §3). */
export type AusOption = 'du' | 'lp' | 'lp_thru_cal' | 'credit_import_only';

/** An underwriting system. `other 7` is one that the app doesn't know, by its number at the API. */
export type AusSystem = AusOption | `other ${number}`;

export const AUS_LABEL: Record<AusOption, string> = {
  du: 'DU',
  lp: 'LPA',
  lp_thru_cal: 'LPA-C',
  get credit_import_only() {
    return earlyTexts.credit();
  },
};

/** Names of the services at the API. */
const LPA = /^lpa?$/i;
const LPA_C = /^(?:lpa?-c|lp_thru_cal)$/i;

/**
 * Returns the display name of an underwriting service: LPA (LPA-C through a servicer) by its system or name, else the label
 * of its system, else the name that the API sent.
 *
 * @source Specification §1: "DU (du, 2), LPA (lp", "labelled LPA-C, or LPA-N in one place"
 * @source Specification §2: "Type: the AUS service's name"
 * @source Specification §3: "ausRequestType: LP shown as LPA", "AUS option ids"
 * @source Specification §9: "Underwriting system ids 2"
 * @empty null when there is neither a known system nor a name
 */
export function ausServiceLabel(
  ausRequestType: string | null,
  system: AusSystem | null,
  isThroughServicer: boolean,
): string | null {
  const name = ausRequestType ?? '';
  const isLpa = system === 'lp' || LPA.test(name);
  if (system === 'lp_thru_cal' || LPA_C.test(name) || (isLpa && isThroughServicer)) return AUS_LABEL.lp_thru_cal;
  if (isLpa) return AUS_LABEL.lp;
  return system !== null && system in AUS_LABEL ? AUS_LABEL[system as AusOption] : ausRequestType;
}
