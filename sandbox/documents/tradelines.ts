import { formatDollars } from '@sandbox/world/dollars';
import { createRandom, hash } from '@sandbox/world/random';

const CREDITORS = [
  { name: 'Cottonwood Savings', type: 'Revolving', most: 9_000 },
  { name: 'Granite Peak Card', type: 'Revolving', most: 14_000 },
  { name: 'Juniper Auto Finance', type: 'Installment', most: 31_000 },
  { name: 'Bluestem Student Loans', type: 'Installment', most: 42_000 },
  { name: 'Old Ferry Mortgage', type: 'Mortgage', most: 260_000 },
] as const;

/** The share of the balance that is paid each month. */
const PAID_SHARE = { Revolving: 0.025, Installment: 0.021, Mortgage: 0.0065 };

/** Returns invented accounts, always the same for a borrower. */
export function tradelinesOf(borrowerId: string): string[][] {
  const random = createRandom(hash(borrowerId));
  return CREDITORS.map(({ name, type, most }) => {
    const balance = Math.round(random() * most);
    return [
      name,
      type,
      formatDollars(balance),
      formatDollars(balance * PAID_SHARE[type]),
      random() < 0.1 ? '1 x 30' : 'As agreed',
    ];
  });
}
