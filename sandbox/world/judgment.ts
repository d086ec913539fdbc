import { dtiOf, ltvOf, type Facts, formatDollars } from './facts';
import { isGovernment, productOf } from './products';
import type { Submission } from './submission';

export type RiskClass = 'approve' | 'refer' | 'out of scope' | 'invalid';

export interface Judgment {
  riskClass: RiskClass;
  isEligible: boolean;
  /** The service's own wording, such as `Approve/Eligible` or `Accept / Eligible`. */
  recommendation: string;
  /** Readable reasons, the deciding one first. */
  reasons: readonly string[];
}

const HIGHEST_DTI = 50;
/** Of a government loan, at LPA. */
const HIGHEST_GOVERNMENT_DTI = 57;
const HIGHEST_LTV = 97;
/** Above this ratio, LPA requires two months of reserves. */
const RESERVED_DTI = 45;
const FEWEST_RESERVES = 2;

/** Approves up to 50 % debt-to-income and 97 % loan-to-value. Doesn't underwrite USDA loans. */
export function judgeDu({ facts, isSoft }: Submission): Judgment {
  const product = productOf(facts.productMoniker);
  if (product.family === 'USDA') {
    return {
      riskClass: 'out of scope',
      isEligible: false,
      recommendation: 'Out of Scope',
      reasons: ['USDA loans are submitted through GUS, not DU.'],
    };
  }
  const dti = dtiOf(facts);
  const ltv = ltvOf(facts);
  const risks = applying([
    [dti > HIGHEST_DTI, `The debt-to-income ratio of ${dti} % is above ${HIGHEST_DTI} %.`],
    [ltv > HIGHEST_LTV, `The loan-to-value ratio of ${ltv} % is above ${HIGHEST_LTV} %.`],
  ]);
  const problems = ineligibilitiesOf(facts);
  const isEligible = problems.length === 0;
  const isApproved = risks.length === 0;
  const notes = applying([
    [isApproved, 'Risk and ratios are within the guides.'],
    [isSoft, 'Early assessment from a soft credit report: submit again with full credit.'],
  ]);
  return {
    riskClass: isApproved ? 'approve' : 'refer',
    isEligible,
    recommendation:
      isApproved || isGovernment(product)
        ? `${isApproved ? 'Approve' : 'Refer'}/${isEligible ? 'Eligible' : 'Ineligible'}`
        : 'Refer with Caution',
    reasons: [...risks, ...problems, ...notes],
  };
}

/** Returns Caution for high ratios, low reserves or late mortgage payments. Government loans may have higher ratios. */
export function judgeLpa({ facts, isSoft }: Submission): Judgment {
  const product = productOf(facts.productMoniker);
  const highestDti = isGovernment(product) ? HIGHEST_GOVERNMENT_DTI : HIGHEST_DTI;
  const dti = dtiOf(facts);
  const isUsda = product.family === 'USDA';
  const risks = applying([
    [isUsda, 'USDA loans are submitted through GUS, not LPA.'],
    [dti > highestDti, `The debt-to-income ratio of ${dti} % is above ${highestDti} %.`],
    [ltvOf(facts) > HIGHEST_LTV, `The loan-to-value ratio is above ${HIGHEST_LTV} %.`],
    [
      dti > RESERVED_DTI && facts.reservesMonths < FEWEST_RESERVES,
      `Reserves of ${facts.reservesMonths} months are thin for a debt-to-income ratio of ${dti} %.`,
    ],
    [facts.hasMortgageLates, 'A mortgage was paid late in the last twelve months.'],
  ]);
  const problems = [...ineligibilitiesOf(facts), ...applying([[isUsda, 'USDA is not purchased.']])];
  const isAccepted = risks.length === 0;
  const isEligible = problems.length === 0;
  const notes = applying([
    [isAccepted, 'Credit, capacity and collateral are acceptable.'],
    [isSoft, 'Based on a soft credit report: submit again with full credit.'],
  ]);
  return {
    riskClass: isAccepted ? 'approve' : 'refer',
    isEligible,
    recommendation: `${isAccepted ? 'Accept' : 'Caution'} / ${isEligible ? 'Eligible' : 'Ineligible'}`,
    reasons: [...risks, ...problems, ...notes],
  };
}

/** Returns the reasons why the loan can't be delivered, whatever its risk; empty when it can. */
function ineligibilitiesOf(facts: Facts): string[] {
  const { limit, family, name } = productOf(facts.productMoniker);
  const isCashOut = facts.purpose === 'Refinance' && facts.refinancePurpose?.startsWith('Cash-Out') === true;
  return applying([
    [
      facts.loanAmount > limit,
      `The loan amount ${formatDollars(facts.loanAmount)} is above the limit of ${formatDollars(limit)}.`,
    ],
    [facts.purpose === 'Construction-Permanent', 'Construction-Permanent needs a manual review.'],
    [family === 'Smart Series', `${name} is outside the conforming products: for information only.`],
    [isCashOut && facts.units > 1, 'Cash out is limited to one unit.'],
  ]);
}

const applying = (rules: readonly (readonly [applies: boolean, text: string])[]): string[] =>
  rules.filter(([applies]) => applies).map(([, text]) => text);
