import { formatDollars } from './dollars';
import type { Facts } from './facts';
import { productOf } from './products';

/** Returns the reasons why the loan can't be delivered, whatever its risk; empty when it can. */
export function ineligibilitiesOf(facts: Facts): string[] {
  const { limit, family, name } = productOf(facts.productMoniker);
  const problems: string[] = [];
  if (facts.loanAmount > limit) {
    problems.push(`The loan amount ${formatDollars(facts.loanAmount)} is above the limit of ${formatDollars(limit)}.`);
  }
  if (facts.purpose === 'Construction-Permanent') problems.push('Construction-Permanent needs a manual review.');
  if (family === 'Smart Series') problems.push(`${name} is outside the conforming products: for information only.`);
  if (facts.purpose === 'Refinance' && facts.refinancePurpose?.startsWith('Cash-Out') && facts.units > 1) {
    problems.push('Cash out is limited to one unit.');
  }
  return problems;
}
