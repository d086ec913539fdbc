import { ineligibilitiesOf } from './eligibility';
import { dtiOf, ltvOf } from './facts';
import type { Judgment } from './judgment';
import { isGovernment, productOf } from './products';
import type { Submission } from './submission';

const HIGHEST_DTI = { conventional: 50, government: 57 };
const HIGHEST_LTV = 97;
/** Above this ratio, LPA requires two months of reserves. */
const RESERVED_DTI = 45;
const FEWEST_RESERVES = 2;

/** Returns Caution for high ratios, low reserves or late mortgage payments. Government loans may have higher ratios. */
export function judgeLpa({ facts, isSoft }: Submission): Judgment {
  const product = productOf(facts.productMoniker);
  const highestDti = isGovernment(product) ? HIGHEST_DTI.government : HIGHEST_DTI.conventional;
  const dti = dtiOf(facts);
  const risks = [
    ...(product.family === 'USDA' ? ['USDA loans are submitted through GUS, not LPA.'] : []),
    ...(dti > highestDti ? [`The debt-to-income ratio of ${dti} % is above ${highestDti} %.`] : []),
    ...(ltvOf(facts) > HIGHEST_LTV ? [`The loan-to-value ratio is above ${HIGHEST_LTV} %.`] : []),
    ...(dti > RESERVED_DTI && facts.reservesMonths < FEWEST_RESERVES
      ? [`Reserves of ${facts.reservesMonths} months are thin for a debt-to-income ratio of ${dti} %.`]
      : []),
    ...(facts.hasMortgageLates ? ['A mortgage was paid late in the last twelve months.'] : []),
  ];
  const problems = [...ineligibilitiesOf(facts), ...(product.family === 'USDA' ? ['USDA is not purchased.'] : [])];
  const isAccepted = risks.length === 0;
  const isEligible = problems.length === 0;
  return {
    riskClass: isAccepted ? 'approve' : 'refer',
    isEligible,
    recommendation: `${isAccepted ? 'Accept' : 'Caution'} / ${isEligible ? 'Eligible' : 'Ineligible'}`,
    reasons: [
      ...risks,
      ...problems,
      ...(isAccepted ? ['Credit, capacity and collateral are acceptable.'] : []),
      ...(isSoft ? ['Based on a soft credit report: submit again with full credit.'] : []),
    ],
  };
}
