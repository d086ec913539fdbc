import { formatDollars } from '@sandbox/world/dollars';
import { housingOf, totalPaymentsOf } from '@sandbox/world/facts';
import { productOf } from '@sandbox/world/products';
import type { Ordered } from './ordered';
import { facts, list, type Section } from './report';

/** Returns the loan as it was submitted. */
export function loanSections({ loan: { property }, run: { facts: data, credit } }: Ordered): Section[] {
  const money = (amount: number | null): string => (amount === null ? '--' : formatDollars(amount));
  const references = [...new Set(credit.flatMap(({ referenceNumber }) => referenceNumber ?? []))];
  return [
    facts('Loan data', [
      ['Product', `${data.productMoniker ?? 'None'} ${productOf(data.productMoniker).name}`],
      ['Purpose', [data.purpose, data.refinancePurpose].filter(Boolean).join(', ')],
      ['Property', `${property.street}, ${property.city}, ${property.state} ${property.zip}`],
      ['Occupancy', data.residency],
      ['Loan amount', money(data.loanAmount)],
      ['Note rate', `${data.rate} %`],
      ['Purchase price', money(data.purchasePrice)],
      ['Value', `${money(data.value)} (${data.valueBasis})`],
      ['Term', `${data.term} months`],
      ['Subordinate lien', money(data.subordinateLien)],
      ['Monthly income', money(data.monthlyIncome)],
      ['Housing payment', money(housingOf(data))],
      ['Total payments', money(totalPaymentsOf(data))],
      ['Units', String(data.units)],
    ]),
    list('Credit reports used', references, 'No credit report was part of this submission.'),
  ];
}
