/**
 * What reports cost about, by agency id ('*' is for every agency) and kind: HARD and SOFT, each also with _JOINT. A joint
 * report without a price of its own costs the same as one for one borrower.
 * @shape US dollars
 */
export type CreditPrices = Readonly<Record<string, Readonly<Record<string, number | undefined>>>>;

interface PricedReport {
  /** Null if no agency is named: the lender's own may be used. */
  agencyId: string | null;
  isSoft: boolean;
  isJoint: boolean;
}

/**
 * Returns what a report costs about: the price of its agency, else of every agency. The order summary and the question
 * before a duplicate use it.
 * @shape US dollars
 * @empty null without a price, and without an agency if some agency has a price of its own
 */
export function priceOf({ agencyId, isSoft, isJoint }: PricedReport, prices: CreditPrices): number | null {
  const kind = isSoft ? 'SOFT' : 'HARD';
  const kinds = isJoint ? [`${kind}_JOINT`, kind] : [kind];
  const priceAt = (agency: string): number | undefined =>
    kinds.map((one) => prices[agency]?.[one]).find((price) => price !== undefined);
  if (agencyId === null && Object.keys(prices).some((agency) => agency !== ANY && priceAt(agency) !== undefined))
    return null;
  return (agencyId === null ? undefined : priceAt(agencyId)) ?? priceAt(ANY) ?? null;
}

const ANY = '*';
