import type { LoanData } from '@/features/loan/api/contract/loan';

export type ProductFacts = ReturnType<typeof productFactsOf>;

const CONSTRUCTION_PERMANENT = /^construction[- ]permanent$/i;
const FAMILIES = [
  ['FHA', /^fha/i],
  ['VA', /^va(?![a-z])/i],
  ['USDA', /^usda/i],
  ['Smart Series', /^smart/i],
] as const;

/** The family comes from the type or from the moniker. @spec REQ-55 @empty `isKnown` is false for unknown data */
export function productFactsOf(data: LoanData | undefined) {
  const moniker = data?.productMoniker ?? null;
  const names = [data?.productType ?? '', moniker ?? ''];
  return {
    /** Until the loan data loads, no check rejects the product. */
    isKnown: data !== undefined,
    moniker,
    family: FAMILIES.find(([, pattern]) => names.some((name) => pattern.test(name)))?.[0] ?? 'other',
    isConstructionPermanent:
      data?.isConstructionPermanent === true || CONSTRUCTION_PERMANENT.test(data?.purposeType ?? ''),
    /** The API sent neither the flag nor a purpose. */
    isConstructionUnknown: (data?.isConstructionPermanent === null && data.purposeType === null) || undefined,
    isCl1: moniker?.toLowerCase().startsWith('cl1') ?? false,
  };
}

/** True when the product allows a soft credit report. @spec DAT-12, REQ-48 */
export const allowsSoftPull = ({ family }: ProductFacts, isSmartSeries: boolean): boolean =>
  family === 'other' && !isSmartSeries;
