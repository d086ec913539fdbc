import { nameOf, type Borrower } from '@sandbox/world/borrowers';
import { findAgency } from '@sandbox/world/agencies';
import { isoDate } from '@sandbox/world/clock';
import { hash, createRandom } from '@sandbox/world/random';
import type { Ordered } from '@sandbox/world/ordered';
import { renderPdf } from './pdf';
import { facts, table, type Section } from './report';
import { formatDollars } from '@sandbox/world/facts';

const BUREAUS = ['Equifax', 'Experian', 'TransUnion'];
const LOWEST_SCORE = 655;
const SCORE_RANGE = 140;

/** Renders a merged report of the three bureaus. Every score and account in it is invented. */
export function creditReportPdf({ loan, run }: Ordered, referenceNumber: string): Promise<Uint8Array> {
  const lines = run.credit.filter((line) => line.referenceNumber === referenceNumber);
  const borrowers = loan.borrowers.filter(({ borrowerId }) => lines.some((line) => line.borrowerId === borrowerId));
  const agency = run.agencyId === null ? undefined : findAgency(run.agencyId);
  return renderPdf({
    title: run.isSoft ? 'Merged Credit Report (soft inquiry)' : 'Merged Credit Report',
    subtitle: `${agency?.name ?? 'Credit agency'}  -  Reference ${referenceNumber}`,
    color: '#5b3f8c',
    at: run.creditReadyAt,
    sections: [
      facts('Report', [
        ['Reference number', referenceNumber],
        ['Date', isoDate(run.creditReadyAt)],
        ['Ordered by', run.submittedBy],
        ['Type', borrowers.length > 1 ? 'Joint' : 'Individual'],
        ['Lender loan number', loan.loanNumber],
        ['Property', `${loan.property.city}, ${loan.property.state} ${loan.property.zip}`],
      ]),
      table('Scores', ['Borrower', ...BUREAUS], borrowers.map(scoresOf)),
      ...borrowers.map(tradelineSection),
    ],
  });
}

const scoresOf = (borrower: Borrower): string[] => [
  nameOf(borrower),
  ...BUREAUS.map((bureau) => String(LOWEST_SCORE + (hash(`${bureau} ${borrower.borrowerId}`) % SCORE_RANGE))),
];

const tradelineSection = (borrower: Borrower): Section =>
  table(
    `Accounts of ${nameOf(borrower)}`,
    ['Creditor', 'Type', 'Balance', 'Payment', 'Status'],
    tradelinesOf(borrower.borrowerId),
  );

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
