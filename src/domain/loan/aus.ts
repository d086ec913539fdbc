/** Option ids of the underwriting systems (specification §3). */
export type AusOption = 'du' | 'lp' | 'lp_thru_cal' | 'credit_import_only';

/** Numeric ids of the underwriting systems (specification §1 and §9). */
export const AUS_REQUEST_TYPE_ID = { du: 2, lp: 3, lp_thru_cal: 999, credit_import_only: 0 } as const;

/** Credit alone was asked for; not so where the id was not delivered. */
export const isCreditImport = (requestTypeId: number | null): boolean =>
  requestTypeId === AUS_REQUEST_TYPE_ID.credit_import_only;

/** Short names as people say them. */
export const AUS_LABEL: Record<AusOption, string> = {
  du: 'DU',
  lp: 'LPA',
  lp_thru_cal: 'LPA-C',
  credit_import_only: 'Credit',
};

/** The system behind a numeric id; undefined for an id nobody knows. */
export const ausOptionOf = (requestTypeId: number | null): AusOption | undefined =>
  OPTIONS.find((option) => AUS_REQUEST_TYPE_ID[option] === requestTypeId);

const OPTIONS: readonly AusOption[] = ['du', 'lp', 'lp_thru_cal', 'credit_import_only'];

/**
 * The name of the service that answered: the service's own word, LP shown as LPA, or as LPA-C through a servicer.
 *
 * @source Specification §3, history item: ausRequestType
 * @empty neither a known id nor a word gives null
 */
export function ausServiceLabel(
  ausRequestType: string | null,
  ausRequestTypeId: number | null,
  isThroughServicer: boolean,
): string | null {
  const option = ausOptionOf(ausRequestTypeId);
  const isLpa = option === 'lp' || /^lpa?(-c)?$/i.test(ausRequestType ?? '');
  if (isLpa) return isThroughServicer || option === 'lp_thru_cal' ? AUS_LABEL.lp_thru_cal : AUS_LABEL.lp;
  if (option !== undefined) return AUS_LABEL[option];
  return ausRequestType;
}
