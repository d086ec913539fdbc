/** What reports cost about, in US dollars. */
export interface CreditPrices {
  /**
   * By agency id ('*' is for every agency) and kind: HARD, SOFT and REISSUE, each also with _JOINT. A joint report
   * without a price of its own costs the same as one for one borrower.
   */
  table: Readonly<Record<string, Readonly<Record<string, number | undefined>>>>;
  /** For a new report that the table has no price for; null: unknown. */
  newReport: number | null;
}

export interface PricedReport {
  agencyId: string | null;
  isReissue: boolean;
  isSoft: boolean;
  isJoint: boolean;
}

/**
 * Returns what a report costs about: the price of its agency, else of every agency, else the estimate of a new report.
 *
 * @shape US dollars
 * @empty null without a price
 */
export function priceOf({ agencyId, isReissue, isSoft, isJoint }: PricedReport, prices: CreditPrices): number | null {
  const kind = isReissue ? 'REISSUE' : isSoft ? 'SOFT' : 'HARD';
  const kinds = isJoint ? [`${kind}_JOINT`, kind] : [kind];
  for (const agency of [agencyId ?? ANY, ANY]) {
    const list = prices.table[agency];
    const price = kinds.map((one) => list?.[one]).find((found) => found !== undefined);
    if (price !== undefined) return price;
  }
  return isReissue ? null : prices.newReport;
}

const ANY = '*';
