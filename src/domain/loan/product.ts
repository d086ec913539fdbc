import type { LoanData } from './loan';

/** What the order rules need to know of the loan's product and purpose. */
export interface ProductFacts {
  /** False while the loan's data is not known: then nothing can be said against the product. */
  isKnown: boolean;
  moniker: string | null;
  family: 'FHA' | 'VA' | 'USDA' | 'Smart Series' | 'other';
  isConstructionPermanent: boolean;
  /** The wholesale CL1 rate sheet. */
  isCl1: boolean;
}

const CONSTRUCTION_PERMANENT = /^construction[- ]permanent$/i;
const FAMILIES = [
  ['FHA', /^fha/i],
  ['VA', /^va(?![a-z])/i],
  ['USDA', /^usda/i],
  ['Smart Series', /^smart/i],
] as const;

/**
 * The product facts of a loan. The family is the product type's; a service that sends none names it in the moniker.
 *
 * @empty unknown loan data: no product
 */
export function productFactsOf(data: LoanData | undefined): ProductFacts {
  const moniker = data?.productMoniker ?? null;
  const named = data?.productType ?? moniker ?? '';
  return {
    isKnown: data !== undefined,
    moniker,
    family: FAMILIES.find(([, pattern]) => pattern.test(named))?.[0] ?? 'other',
    isConstructionPermanent:
      data?.isConstructionPermanent === true || CONSTRUCTION_PERMANENT.test(data?.purposeType ?? ''),
    isCl1: moniker?.toLowerCase().startsWith('cl1') ?? false,
  };
}

/**
 * Whether a soft credit report can be used.
 *
 * @source Specification §5: never on FHA, VA, USDA or Smart Series products
 */
export const allowsSoftPull = ({ family }: ProductFacts, isSmartSeries: boolean): boolean =>
  family === 'other' && !isSmartSeries;
