import { workingDaysBefore } from '@sandbox/world/clock';
import { factsWith, type Facts } from '@sandbox/world/facts';
import { createRandom } from '@sandbox/world/random';
import { loan, type GivenLoan } from '@sandbox/world/seed';

const REQUESTS = 46;
/** About one request in three is multi; 14 in all. */
const MULTI_EVERY = 3;
const MULTI_FROM = 5;
const CREDIT_ORDERS = [0, 18, 33];
const SINGLE_LPA_EVERY = 4;

const GIVEN = {
  productMoniker: 'HB30F',
  loanAmount: 912_000,
  value: 1_200_000,
  monthlyIncome: 24_600,
  dti: 42.5,
  rate: 6.25,
  reservesMonths: 9,
};
const facts = factsWith(GIVEN);

/** 46 requests, 14 of them multi. Rate, income, debts and value change between requests. */
export const longHistory = loan('7100111', [['Victor Salazar-Holm', 'Ingrid Salazar-Holm']], ({ now, seed }) => ({
  loanNumber: '0123904607',
  story: '46 past requests with drifting figures: long history, comparison of runs, too many resubmissions.',
  stage: 'Final Approval',
  lockedAusId: 2,
  property: ['77 Harbor Ridge Lane', 'Poulsbo', 'WA', '98370'],
  facts: GIVEN,
  verifications: [0, 1].map((of) => ({ of, type: 'Assets' })),
  past: Array.from({ length: REQUESTS }, (_, place) => pastRequest(now, seed, place)),
}));

const isMultiPlace = (place: number): boolean => place >= MULTI_FROM && (place - MULTI_FROM) % MULTI_EVERY === 0;

function pastRequest(now: number, seed: number, place: number): NonNullable<GivenLoan['past']>[number] {
  const random = createRandom(seed * REQUESTS + place);
  const at = workingDaysBefore(now, REQUESTS - place, 9 + Math.floor(random() * 7), Math.floor(random() * 60));
  const by = random() < 0.8 ? 'rita.ibarra' : 'sam.lindqvist';
  if (CREDIT_ORDERS.includes(place)) return { at, by, services: [], credit: 'new joint' };
  return {
    at,
    by,
    services: isMultiPlace(place) ? [2, 3] : [place % SINGLE_LPA_EVERY === 0 ? 3 : 2],
    credit: 'reissue joint',
    facts: drifted(random, REQUESTS - place),
    note: NOTES[place % NOTES.length] ?? null,
  };
}

const NOTES = [
  'Rate changed with the market.',
  null,
  'Income updated from the latest pay stub.',
  null,
  'Debts paid down.',
];

/** Returns facts that differ more from today's, the older the request is. */
function drifted(random: () => number, age: number): Partial<Facts> {
  const rate = facts.rate + Math.round(random() * Math.min(age, 8)) * 0.125;
  return {
    rate,
    qualifyingRate: rate,
    monthlyIncome: facts.monthlyIncome - Math.round(random() * age) * 50,
    monthlyDebts: facts.monthlyDebts + Math.round(random() * age) * 12,
    value: facts.value - Math.floor(random() * 4) * 15_000,
    valueBasis: age > 20 ? 'Estimated' : 'Purchase Price',
    reservesMonths: Math.max(1, facts.reservesMonths - Math.round(random() * 8)),
  };
}
