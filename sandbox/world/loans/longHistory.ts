import { borrowersNamed } from '@sandbox/world/borrowers';
import { workingDaysBefore } from '@sandbox/world/clock';
import { factsWith, type Facts } from '@sandbox/world/facts';
import type { CreditLine } from '@sandbox/world/model';
import type { RunPlan } from '@sandbox/world/plan';
import { createRandom } from '@sandbox/world/random';
import { newFindings, obtained, past, profile, reports, updated, type LoanSeeder } from '@sandbox/world/seed';
import { assetsOf } from './verifications';

const LOAN_ID = '7100111';
const borrowers = borrowersNamed(LOAN_ID, [['Victor Salazar-Holm', 'Ingrid Salazar-Holm']]);

const REQUESTS = 46;
/** About one request in three is multi; 14 in all. */
const MULTI_EVERY = 3;
const MULTI_FROM = 5;
const CREDIT_ORDERS = [0, 18, 33];
const SINGLE_LPA_EVERY = 4;
/** The first findings of each system; later requests update them. */
const FIRST_FINDINGS = [1, 4];

const facts = factsWith({
  productMoniker: 'HB30F',
  loanAmount: 912_000,
  value: 1_200_000,
  monthlyIncome: 24_600,
  dti: 42.5,
  rate: 6.25,
  reservesMonths: 9,
});

/** 46 requests, 14 of them multi. Rate, income, debts and value change between requests. */
export const longHistory: LoanSeeder = (now, seed) => ({
  profile: profile({
    loanId: LOAN_ID,
    loanNumber: '0123904607',
    story: '46 past requests with drifting figures: long history, comparison of runs, too many resubmissions.',
    stage: 'Final Approval',
    lockedAusId: 2,
    borrowers,
    property: { street: '77 Harbor Ridge Lane', city: 'Poulsbo', state: 'WA', zip: '98370' },
    facts,
    verifications: borrowers.map((borrower) => assetsOf(borrower, now)),
  }),
  past: Array.from({ length: REQUESTS }, (_, place) => pastRequest(now, seed, place)),
  acknowledgement: obtained(workingDaysBefore(now, REQUESTS + 1, 9), 'rita.ibarra'),
});

const isMultiPlace = (place: number): boolean => place >= MULTI_FROM && (place - MULTI_FROM) % MULTI_EVERY === 0;

function pastRequest(now: number, seed: number, place: number): RunPlan {
  const random = createRandom(seed * REQUESTS + place);
  const at = workingDaysBefore(now, REQUESTS - place, 9 + Math.floor(random() * 7), Math.floor(random() * 60));
  const by = random() < 0.8 ? 'rita.ibarra' : 'sam.lindqvist';
  if (CREDIT_ORDERS.includes(place))
    return past(at, by, { services: [], credit: creditLines('REPORT_TYPE_REQUEST_NEW') });
  const service = FIRST_FINDINGS.includes(place) ? newFindings : updated;
  const single = place % SINGLE_LPA_EVERY === 0 ? 3 : 2;
  return past(at, by, {
    services: isMultiPlace(place) ? [service(2), service(3)] : [service(single)],
    credit: creditLines('REPORT_TYPE_RE_ISSUE'),
    facts: drifted(random, REQUESTS - place),
    note: NOTES[place % NOTES.length] ?? null,
  });
}

const creditLines = (type: CreditLine['reportType']): CreditLine[] => reports({ borrowers }, type, { isJoint: true });

const NOTES = [
  'Rate changed with the market.',
  null,
  'Income updated from the latest pay stub.',
  null,
  'Debts paid down.',
];

/** Returns facts that differ more from today's, the older the request is. */
function drifted(random: () => number, age: number): Facts {
  const rate = facts.rate + Math.round(random() * Math.min(age, 8)) * 0.125;
  return {
    ...facts,
    rate,
    qualifyingRate: rate,
    monthlyIncome: facts.monthlyIncome - Math.round(random() * age) * 50,
    monthlyDebts: facts.monthlyDebts + Math.round(random() * age) * 12,
    value: facts.value - Math.floor(random() * 4) * 15_000,
    valueBasis: age > 20 ? 'Estimated' : 'Purchase Price',
    reservesMonths: Math.max(1, facts.reservesMonths - Math.round(random() * 8)),
  };
}
