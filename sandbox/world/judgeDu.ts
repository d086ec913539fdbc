import { ineligibilitiesOf } from './eligibility';
import { dtiOf, ltvOf } from './facts';
import type { Judgment } from './judgment';
import { isGovernment, productOf } from './products';
import type { Submission } from './submission';

const HIGHEST_DTI = 50;
const HIGHEST_LTV = 97;

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
  const risks = risksOf(dtiOf(facts), ltvOf(facts));
  const problems = ineligibilitiesOf(facts);
  const isEligible = problems.length === 0;
  const isApproved = risks.length === 0;
  const conditional = isSoft ? ['Early assessment from a soft credit report: submit again with full credit.'] : [];
  return {
    riskClass: isApproved ? 'approve' : 'refer',
    isEligible,
    recommendation: wording(isApproved, isEligible, isGovernment(product)),
    reasons: [...risks, ...problems, ...(isApproved ? ['Risk and ratios are within the guides.'] : []), ...conditional],
  };
}

const risksOf = (dti: number, ltv: number): string[] => [
  ...(dti > HIGHEST_DTI ? [`The debt-to-income ratio of ${dti} % is above ${HIGHEST_DTI} %.`] : []),
  ...(ltv > HIGHEST_LTV ? [`The loan-to-value ratio of ${ltv} % is above ${HIGHEST_LTV} %.`] : []),
];

function wording(isApproved: boolean, isEligible: boolean, isForGovernment: boolean): string {
  if (!isApproved && !isForGovernment) return 'Refer with Caution';
  return `${isApproved ? 'Approve' : 'Refer'}/${isEligible ? 'Eligible' : 'Ineligible'}`;
}
