import * as earlyTexts from '@/config/texts/earlyTexts';

/** Option ids of the underwriting systems. */
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

/** The system that a text of the API names. */
const NAMES: readonly (readonly [RegExp, AusOption])[] = [
  [/^du$/i, 'du'],
  [/^lpa?$/i, 'lp'],
  [/^(?:lpa?-c|lp_thru_cal)$/i, 'lp_thru_cal'],
  [/^credit(?:_import_only)?$/i, 'credit_import_only'],
];

/**
 * Returns the display name of a run: the label of the system that the API's text names, else the text as delivered, such
 * as 'TOTAL via DU', whatever the system. Without a text, the label of the system.
 *
 * @spec APP-4, APP-5, HIS-7, DAT-5
 * @empty null when there is neither a known system nor a name
 */
export function ausServiceLabel(name: string | null, system: AusSystem | null, isThroughServicer: boolean) {
  const named = name === null ? system : NAMES.find(([pattern]) => pattern.test(name))?.[1];
  if (named === 'lp' && (isThroughServicer || system === 'lp_thru_cal')) return AUS_LABEL.lp_thru_cal;
  return named != null && named in AUS_LABEL ? AUS_LABEL[named as AusOption] : name;
}
