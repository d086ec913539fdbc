import { describe, expect, it } from 'vitest';
import type { OrderDraft } from '@/features/request/rules/orderDraft';
import { needsAgency } from '@/features/request/rules/orderForm';
import { orderedNew } from '@/features/request/rules/reportPlan';
import { isExpired, verificationKey } from '@/features/request/rules/digitalVerification';
import type { Day } from '@/lib/daysUntil';
import {
  agency,
  borrower,
  formOf,
  loanData,
  recentCredit,
  recentRequest,
  reported,
  sources,
  verification,
  wholesale,
  RETAIL,
  FIRST,
  SECOND,
  reportOnFile,
} from '@tests/fixtures/order';
import type { DigitalVerification, RequestBorrower } from '@/features/request/api/contract/requestSetup';

const NEW = { type: 'REQUEST_NEW' } as const;
const NONE = { type: 'NONE' } as const;
const unreported = { borrowers: [borrower(1), borrower(2)] };

it('starts as an underwriting order of a full report, without a note', () => {
  expect(formOf()).toMatchObject({
    mode: 'aus',
    channelId: RETAIL,
    pull: 'full',
    note: '',
    isSmartSeries: false,
    isAcknowledged: true,
    needsAcknowledgement: false,
    maxLpaApplicants: 5,
  });
});

it('treats an unknown loan as no Smart Series loan', () => {
  expect(formOf(sources({ recentRequest: undefined })).isSmartSeries).toBe(false);
});

it("applies the user's changes over that", () => {
  expect(formOf(sources(), { mode: 'credit', note: 'Hurry' })).toMatchObject({ mode: 'credit', note: 'Hurry' });
});

describe('soft and full', () => {
  const phase2 = { recentRequest: recentRequest({ isSoftPullPhase2ChangesEnabled: true }) };

  it.each([
    ['full', 'no phase is on', sources(), { pull: 'soft' }],
    ['full', 'nothing is known of phases', sources({ recentRequest: undefined }), {}],
    ['soft', 'soft is the standard', sources(phase2), {}],
    ['full', 'full is chosen', sources(phase2), { pull: 'full' }],
    ['full', 'the product takes no soft pull', sources({ ...phase2, loanData: loanData({ productType: 'VA' }) }), {}],
    [
      'full',
      'the loan is Smart Series with investor access',
      sources({
        recentRequest: recentRequest({
          isSoftPullPhase2ChangesEnabled: true,
          isSmartSeriesProductWithInvestorAccessLoan: true,
        }),
      }),
      {},
    ],
    [
      'soft',
      'phase 3 offers wholesale a soft account and it is chosen',
      wholesale({
        recentRequest: recentRequest({ isSoftPullPhase3ChangesEnabled: true }),
        creditAgencies: [agency(), agency({ creditAgencyId: '777', isAusSoftPull: true })],
      }),
      { pull: 'soft' },
    ],
    [
      'full',
      'phase 3 has no soft account for wholesale',
      wholesale({ recentRequest: recentRequest({ isSoftPullPhase3ChangesEnabled: true }) }),
      { pull: 'soft' },
    ],
    [
      'mixed',
      'borrowers differ',
      sources({ recentRequest: recentRequest({ isSoftPullPhase3ChangesEnabled: true }) }),
      { borrowers: { [SECOND]: { pull: 'full' } } },
    ],
    [
      'full',
      'all borrowers differ from the standard in the same way',
      sources({ recentRequest: recentRequest({ isSoftPullPhase3ChangesEnabled: true }) }),
      { borrowers: { [FIRST]: { pull: 'full' }, [SECOND]: { pull: 'full' } } },
    ],
    [
      'soft',
      'the borrower who differs is left out',
      sources({ recentRequest: recentRequest({ isSoftPullPhase3ChangesEnabled: true }) }),
      { borrowers: { [SECOND]: { pull: 'full', isSelected: false } } },
    ],
    ['soft', 'there are no borrowers', sources({ ...phase2, borrowers: [] }), {}],
  ] as const)('%s when %s', (pull, _, from, edits) => {
    expect(formOf(from, edits).pull).toBe(pull);
  });

  it('lists soft agencies for a soft pull only', () => {
    const creditAgencies = [agency(), agency({ creditAgencyId: '777', name: 'Soft', isAusSoftPull: true })];
    const listed = (pull: 'soft' | 'full') =>
      formOf(sources({ ...phase2, creditAgencies }), { pull }).agency.agencyOptions.map(({ value }) => value);
    expect([listed('soft'), listed('full')]).toEqual([['777'], ['138']]);
  });
});

describe('the acknowledgement', () => {
  const acknowledgement = {
    isBorrowerAcknowledgementForCreditPullObtained: false,
    isRequired: true,
    obtainedOn: null,
    obtainedBy: null,
  };
  it.each<
    [
      when: string,
      isNeeded: boolean,
      given: typeof acknowledgement | undefined,
      edits: OrderDraft['borrowers'],
      borrowers?: RequestBorrower[],
    ]
  >([
    ['a new report is ordered', true, acknowledgement, { [FIRST]: NEW }],
    ['nothing is known of it', true, undefined, { [FIRST]: NEW }],
    ['the loan needs none', false, { ...acknowledgement, isRequired: false }, { [FIRST]: NEW }],
    ['reports are reissued', false, acknowledgement, {}],
    ['the new report is of somebody left out', false, acknowledgement, { [FIRST]: { ...NEW, isSelected: false } }],
    [
      'a reissue may pull a new report',
      true,
      acknowledgement,
      {},
      [reported(1), reported(2, { isDiscrepancyInBorrowerData: true })],
    ],
  ])('is required when %s: %s', (_, isNeeded, given, edits, borrowers) => {
    const form = formOf(sources({ acknowledgement: given, ...(borrowers && { borrowers }) }), { borrowers: edits });
    expect([form.needsAcknowledgement, form.isAcknowledged]).toEqual([isNeeded, false]);
  });
});

describe('the ordered borrowers', () => {
  it('orders new reports of the borrowers selected for one', () => {
    const { borrowers } = formOf(sources(), { borrowers: { [FIRST]: NEW, [SECOND]: { ...NEW, isSelected: false } } });
    expect(orderedNew(borrowers).map(({ borrowerName }) => borrowerName)).toEqual(['Maren Okafor']);
  });

  it.each([
    ['a reissue', true, () => formOf()],
    ['no report', false, () => formOf(sources(), { borrowers: { [FIRST]: NONE, [SECOND]: NONE } })],
    [
      'a reissue of somebody left out',
      false,
      () => formOf(sources(), { borrowers: { [FIRST]: NONE, [SECOND]: { isSelected: false } } }),
    ],
    ['a report of one of two', true, () => formOf(sources(), { borrowers: { [FIRST]: NONE } })],
    ['credit alone', true, () => formOf(sources(unreported), { mode: 'credit' })],
  ])('an order of %s needs an agency: %s', (_, expected, form) => {
    expect(needsAgency(form())).toBe(expected);
  });
});

describe('reference numbers of the report on file', () => {
  it('are found by borrower, and none is invented', () => {
    const credit = recentCredit({
      borrowers: [reportOnFile('101', null), reportOnFile('102', 'CR2')],
    });
    const { borrowers } = formOf(sources({ ...unreported, recentCredit: credit }));
    expect(borrowers.map(({ type, currentReportReferenceNumber }) => [type, currentReportReferenceNumber])).toEqual([
      ['NONE', ''],
      ['RE_ISSUE', 'CR2'],
    ]);
  });
});

describe('verification reports', () => {
  const OPENED = new Date(2026, 10, 21, 10).getTime();
  const isIncluded = (over: Partial<DigitalVerification>, verifications = {}) =>
    formOf(sources({ verifications: [verification(over)], openedAt: OPENED }), { verifications }).verifications[0]
      ?.isIncluded;

  it.each([
    { what: 'complete', over: {}, expected: true },
    { what: 'pending', over: { status: 'Pending' }, expected: false },
    { what: 'of no known status', over: { status: null }, expected: false },
    { what: 'in its last day', over: { expiresOn: '2026-11-21' }, expected: true },
    { what: 'past its last day', over: { expiresOn: '2026-11-20' }, expected: false },
  ] as const)('that is $what is included: $expected', ({ over, expected }) => {
    expect(isIncluded(over)).toBe(expected);
  });

  it('follows the choice made for this borrower and report', () => {
    const choice = (isWanted: boolean, over: Partial<DigitalVerification> = {}) => ({
      [verificationKey(verification(over))]: isWanted,
    });
    expect(isIncluded({}, choice(false))).toBe(false);
    expect(isIncluded({ status: 'Pending' }, choice(true))).toBe(true);
    const others = [
      { borrowerId: '102' },
      { verificationSystem: 'AIM' },
      { verificationType: 'Income' },
      { asOfDate: '2026-11-01' },
    ] as const;
    for (const other of others) expect(isIncluded({}, choice(false, other))).toBe(true);
  });

  it('never expires without a date', () => {
    expect(isExpired(verification({ expiresOn: 'some day' as Day }), OPENED)).toBe(false);
  });
});

describe('the agency and its account', () => {
  const two = [
    agency({ userName: 'A138', hasStoredPassword: true }),
    agency({ creditAgencyId: '226', name: 'Harbor', userName: null, hasStoredPassword: true }),
  ];
  const allowed = { creditAgencyId: ['138', '226'], isTpoInfoExists: true };
  const view = (over: object, edits = {}) =>
    formOf(wholesale({ creditAgencies: two, userAgencies: allowed, ...over }), edits).agency;

  it("default to the last report's, else the last request's, else the first of the profile", () => {
    expect(view({ recentCredit: recentCredit({ creditAgencyId: '226' }) }).selectedAgencyId).toBe('226');
    const items = [{ ...(recentRequest().getAusRequestItems[0] ?? never()), creditAgencyID: '226' }];
    expect(view({ recentRequest: recentRequest({ getAusRequestItems: items }) }).selectedAgencyId).toBe('226');
    expect(view({ recentRequest: undefined }).selectedAgencyId).toBe('138');
    expect(view({ recentRequest: recentRequest({ getAusRequestItems: [] }) }).selectedAgencyId).toBe('138');
  });

  // @spec REQ-19
  it('follow the choice if the list contains it', () => {
    expect(view({}, { agencyId: '226' })).toMatchObject({ selectedAgencyId: '226', username: '' });
    expect(view({}, { agencyId: '999' })).toMatchObject({ selectedAgencyId: '', selected: undefined, username: '' });
  });

  it.each([
    ['the number is the stored one', 'on file', {}, {}],
    ['the number is another', null, {}, { accountNumber: 'X' }],
    ['a password was typed for another number', 'typed', { hasTypedPassword: true }, { accountNumber: 'X' }],
    ['the account has no number', 'on file', {}, { agencyId: '226' }],
    ['no agency is chosen', null, {}, { agencyId: '999' }],
    ['no password is stored', null, { creditAgencies: [agency({ userName: 'A138' })] }, {}],
  ])('when %s, the password is %s', (_, password, over, edits) => {
    expect(view(over, edits).password).toBe(password);
  });

  // @spec DAT-17
  it('are remembered as the profile says, unless the user decides otherwise', () => {
    expect(view({}).rememberAccountDetails).toBe(true);
    expect(view({}, { remembersAccount: false }).rememberAccountDetails).toBe(false);
    expect(view({ userAgencies: { creditAgencyId: [], isTpoInfoExists: false } }).rememberAccountDetails).toBe(false);
    expect(view({ userAgencies: undefined }).rememberAccountDetails).toBe(false);
  });

  it('are not remembered unasked after the agency refused them', () => {
    expect(view({ isAccountRefused: true }).rememberAccountDetails).toBe(false);
    expect(view({ isAccountRefused: true }, { remembersAccount: true }).rememberAccountDetails).toBe(true);
  });

  it("report that an originator's profile is blank, once known and where it matters", () => {
    const blank = { userAgencies: { creditAgencyId: [], isTpoInfoExists: false }, creditAgencies: [agency()] };
    expect(view(blank).isProfileBlank).toBe(true);
    expect(view({}).isProfileBlank).toBe(false);
    expect(view({ userAgencies: undefined }).isProfileBlank).toBe(false);
    expect(view({ ...blank, creditAgencies: [agency({ userName: 'BRIGHT138' })] }).isProfileBlank).toBe(false);
    expect(formOf(sources(blank)).agency.isProfileBlank).toBe(false);
  });
});

function never(): never {
  throw new Error('The fixture has no item');
}
