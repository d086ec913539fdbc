import { describe, expect, it } from 'vitest';
import type { OrderDraft } from '@/features/request/rules/orderDraft';
import type { OrderSources } from '@/features/request/rules/orderForm';
import { type KnownFacts, undelivered } from '@/features/request/protocol/rules/undelivered';
import { reportPlan } from '@/features/request/rules/reportPlan';
import { allKnown } from '@tests/fixtures/otherOrders';
import {
  agency,
  borrower,
  FIRST,
  formOf,
  loanData,
  offer,
  recentRequest,
  reported,
  SECOND,
  sources,
} from '@tests/fixtures/order';

const NEW = { type: 'REQUEST_NEW' } as const;
const NONE = { type: 'NONE' } as const;
const alone = [reported(1)];
const availability = (isAvailable: boolean | null) =>
  (['du', 'lp'] as const).map((system) => ({ system, isAvailable, message: null, unavailableTo: null }));

function linesOf(over: Partial<OrderSources>, edits: OrderDraft['borrowers'] = {}, facts: Partial<KnownFacts> = {}) {
  const form = formOf(sources({ borrowers: alone, ...over }), { borrowers: edits });
  return undelivered(form, { ...allKnown, ...facts }).flatMap(({ lines }) => lines);
}

// @spec REQ-58
it('asks nothing if the service sent everything', () => {
  expect(linesOf({})).toEqual([]);
});

it.each<[string, Partial<OrderSources>, OrderDraft['borrowers'], string]>([
  [
    'a copied liability',
    { borrowers: [reported(1, { previousAutoCopyLiabilities: null })] },
    {},
    'whether the liabilities of Maren Okafor were copied',
  ],
  [
    'the primary borrower',
    { borrowers: [reported(1, { isPrimary: null })] },
    {},
    'whether Maren Okafor is the primary borrower',
  ],
  [
    'a joint report',
    { borrowers: [reported(1, { previousReportWasJoint: null }), reported(2)] },
    {},
    'whether the last report of Maren Okafor was joint',
  ],
  [
    'the right to a joint report',
    { borrowers: [reported(1, { previousReportWasJoint: true }), reported(2, { disableIsJoint: null })] },
    {},
    'whether Maren Okafor may be in a joint report',
  ],
  ['an availability', { availability: availability(null) }, {}, 'whether DU is open and whether LPA is open'],
  [
    'an enabled system',
    { requestTypes: [offer('du', { isEnabled: null }), offer('lp')] },
    {},
    'whether the loan can be submitted to DU',
  ],
  [
    'a system with others',
    { requestTypes: [offer('du'), offer('lp', { isMultiAusAllowed: null })] },
    {},
    'whether LPA can be ordered with others',
  ],
  [
    'the purpose',
    { loanData: loanData({ purposeType: null, isConstructionPermanent: null }) },
    {},
    'whether the loan is construction-permanent',
  ],
  [
    'the phase of soft pulls',
    { recentRequest: recentRequest({ isSoftPullPhase2ChangesEnabled: null }) },
    { [FIRST]: NEW },
    'whether a soft pull is possible instead of the full one',
  ],
  [
    'a full report',
    {
      borrowers: [reported(1, { isHardCreditPullCompleted: null })],
      recentRequest: recentRequest({ isSoftPullPhase2ChangesEnabled: true }),
    },
    { [FIRST]: NEW },
    'whether full reports were pulled already',
  ],
  [
    'a Smart Series product',
    {
      recentRequest: recentRequest({
        isSoftPullPhase2ChangesEnabled: true,
        isSmartSeriesProductWithInvestorAccessLoan: null,
      }),
    },
    {},
    'whether the product is a Smart Series, which allows no soft pull',
  ],
])('asks about %s', (_, over, edits, fact) => {
  expect(linesOf(over, edits)).toEqual([`Not delivered: ${fact}.`]);
});

it('asks about what could not be read, and about the loan', () => {
  const facts = { failed: ['header', 'privileges'] as const, unreadItems: 'borrowers (1)' };
  expect(linesOf({}, {}, facts)).toEqual([
    "The loan's header could not be loaded, so it is not known whether the loan is read-only.",
    'Your privileges on this loan could not be loaded.',
    'Missing here: borrowers (1).',
  ]);
});

describe('of an agency', () => {
  const duAgencies = (over: object) => [agency({ ...over })];

  it.each([
    [{ isAusSoftPull: null }, 'is for soft pulls'],
    [{ isInactive: null }, 'is active'],
    [{ isInProfileConfig: null }, 'is in your profile'],
  ])('asks about %o', (over, fact) => {
    expect(linesOf({ creditAgencies: duAgencies(over) })).toEqual([`Not delivered: whether TriPoint Credit ${fact}.`]);
  });

  it('asks nothing if the order needs none', () => {
    expect(linesOf({ creditAgencies: duAgencies({ isInactive: null }) }, { [FIRST]: NONE })).toEqual([]);
  });
});

describe('asks nothing about', () => {
  it('what the user chose', () => {
    const borrowers = [reported(1, { previousAutoCopyLiabilities: null, previousReportWasJoint: null }), reported(2)];
    expect(linesOf({ borrowers }, { [FIRST]: { copyLiabilities: false, isJoint: false } })).toEqual([]);
  });

  it('a borrower without a report, or left out', () => {
    const borrowers = [borrower(1, { isPrimary: null }), reported(2, { previousAutoCopyLiabilities: null })];
    expect(linesOf({ borrowers }, { [SECOND]: { isSelected: false } })).toEqual([]);
  });
});

describe('a reissue', () => {
  it.each([
    [{ isDiscrepancyInBorrowerData: null }, {}],
    [{}, { isDiscrepancyInBorrowerData: null }],
  ])('of which the changes were not delivered (%o, %o in a joint report) may pull a new report', (first, second) => {
    const joint = { previousReportWasJoint: true };
    const { borrowers } = formOf(
      sources({ borrowers: [reported(1, { ...joint, ...first }), reported(2, { ...joint, ...second })] }),
    );
    for (const one of borrowers)
      expect(reportPlan(one, borrowers)).toMatchObject({
        kind: 'mayPull',
        text: 'May pull a new report: not delivered whether name, SSN or address changed',
      });
  });
});
