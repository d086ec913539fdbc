import { borrowersNamed } from '@sandbox/world/borrowers';
import { DAY, workingDaysBefore } from '@sandbox/world/clock';
import { factsWith, type Facts } from '@sandbox/world/facts';
import type { CreditLine } from '@sandbox/world/model';
import { newFindings, obtained, past, profile, reports, updated, type LoanSeeder } from '@sandbox/world/seed';
import { assetsOf, employmentOf } from './verifications';

const LOAN_ID = '7100123';
const borrowers = borrowersNamed(LOAN_ID, [['Leonie Achterberg', 'Marcus Achterberg']]);
const [leonie, marcus] = borrowers;

const PRICE = 400_000;
const facts = factsWith({
  productMoniker: 'CONF30F',
  loanAmount: 356_000,
  value: PRICE,
  monthlyIncome: 9_400,
  dti: 39.6,
  reservesMonths: 5,
});

/** The highest loan-to-value with a waiver is 90 %. */
const borrowing = (percent: number, over: Partial<Facts> = {}): Facts => ({
  ...facts,
  loanAmount: (PRICE * percent) / 100,
  ...over,
});

/** Five runs with and without notes. Waiver and relief come and go, and the reports name two score models. */
export const offersOverTime: LoanSeeder = (now) => {
  const assets = borrowers.map((borrower) => assetsOf(borrower, now, { orderedOn: workingDaysBefore(now, 7, 10) }));
  const employment = borrowers.map((borrower) => employmentOf(borrower, now, { orderedOn: now - 4 * DAY }));
  return {
    profile: profile({
      loanId: LOAN_ID,
      loanNumber: '0123904728',
      story:
        'Five runs, three with a note: waiver and relief were offered in some of them. The reports name two score models.',
      stage: 'In Underwriting',
      borrowers,
      property: { street: '61 Tamarack Trail', city: 'Traverse City', state: 'MI', zip: '49684' },
      facts,
      verifications: [...assets, ...employment],
    }),
    past: [
      past(workingDaysBefore(now, 11, 9, 42), 'sam.lindqvist', {
        services: [newFindings(2), newFindings(3)],
        credit: scored(reports({ borrowers }, 'REPORT_TYPE_REQUEST_NEW')),
        facts: borrowing(88),
        verifications: [],
      }),
      past(workingDaysBefore(now, 8, 14, 15), 'rita.ibarra', {
        services: [updated(2)],
        credit: scored(reports({ borrowers }, 'REPORT_TYPE_RE_ISSUE')),
        facts: borrowing(94),
        verifications: [],
        note: 'Down payment reduced to 6 % at the borrowers’ request.',
      }),
      past(workingDaysBefore(now, 6, 11, 20), 'rita.ibarra', {
        services: [updated(3)],
        credit: scored(reports({ borrowers }, 'REPORT_TYPE_RE_ISSUE')),
        facts: borrowing(94),
        verifications: assets,
      }),
      past(workingDaysBefore(now, 3, 10, 8), 'rita.ibarra', {
        services: [updated(2), updated(3)],
        credit: scored(reports({ borrowers }, 'REPORT_TYPE_RE_ISSUE')),
        facts: borrowing(89, { monthlyIncome: 9_250 }),
        note: 'Gift letter received, down payment 11 %.\nMarcus’s pay stub of last Friday replaces the earlier one.',
      }),
      past(workingDaysBefore(now, 1, 15, 55), 'sam.lindqvist', {
        services: [updated(2), updated(3)],
        credit: [
          ...scored(reports({ borrowers: leonie ? [leonie] : [] }, 'REPORT_TYPE_RE_ISSUE')),
          ...scored(reports({ borrowers: marcus ? [marcus] : [] }, 'REPORT_TYPE_REQUEST_NEW'), 'VantageScore 4.0'),
        ],
        facts: borrowing(89),
        note: 'New report for Marcus: name corrected.',
      }),
    ],
    acknowledgement: obtained(workingDaysBefore(now, 11, 9, 30), 'sam.lindqvist'),
  };
};

const scored = (lines: CreditLine[], scoreModel = 'Classic FICO'): CreditLine[] =>
  lines.map((line) => ({ ...line, scoreModel }));
