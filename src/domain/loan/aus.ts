/** Option ids of the underwriting systems (specification §3). */
export type AusOption = 'du' | 'lp' | 'lp_thru_cal' | 'credit_import_only';

/** An underwriting system. `other 7` is one that the app doesn't know, by its number at the API. */
export type AusSystem = AusOption | `other ${number}`;

export const AUS_LABEL: Record<AusOption, string> = {
  du: 'DU',
  lp: 'LPA',
  lp_thru_cal: 'LPA-C',
  credit_import_only: 'Credit',
};

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
  const isLpa = system === 'lp' || /^lpa?(-c)?$/i.test(ausRequestType ?? '');
  if (isLpa) return isThroughServicer || system === 'lp_thru_cal' ? AUS_LABEL.lp_thru_cal : AUS_LABEL.lp;
  return system !== null && system in AUS_LABEL ? AUS_LABEL[system as AusOption] : ausRequestType;
}
