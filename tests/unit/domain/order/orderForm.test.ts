import { describe, expect, it } from 'vitest';
import type { OverridePreset } from '@/domain/order/orderDraft';
import { needsAgency } from '@/domain/order/orderForm';
import { orderedNew } from '@/domain/request/reportPlan';
import { isExpired, verificationKey, type DigitalVerification } from '@/domain/request/digitalVerification';
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
} from '@tests/fixtures/order';

const NEW = { type: 'REQUEST_NEW' } as const;
const NONE = { type: 'NONE' } as const;
const NA = { type: 'not_applicable' } as const;
const unreported = { borrowers: [borrower(1), borrower(2)] };

it('starts as an underwriting order of a full report, without a preset or a note', () => {
  expect(formOf()).toMatchObject({
    mode: 'aus',
    channelId: RETAIL,
    pull: 'full',
    preset: null,
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
  const phase2 = { recentRequest: recentRequest({ isSoftPullPhase2: true }) };

  it.each([
    { when: 'no phase is on', from: sources(), edits: { pull: 'soft' }, pull: 'full' },
    { when: 'nothing is known of phases', from: sources({ recentRequest: undefined }), edits: {}, pull: 'full' },
    { when: 'soft is the standard', from: sources(phase2), edits: {}, pull: 'soft' },
    { when: 'full is chosen', from: sources(phase2), edits: { pull: 'full' }, pull: 'full' },
    {
      when: 'the product takes no soft pull',
      from: sources({ ...phase2, loanData: loanData({ productType: 'VA' }) }),
      edits: {},
      pull: 'full',
    },
    {
      when: 'the loan is Smart Series with investor access',
      from: sources({
        recentRequest: recentRequest({ isSoftPullPhase2: true, isSmartSeriesWithInvestorAccess: true }),
      }),
      edits: {},
      pull: 'full',
    },
    {
      when: 'phase 3 offers wholesale a soft account and it is chosen',
      from: wholesale({
        recentRequest: recentRequest({ isSoftPullPhase3: true }),
        creditAgencies: [agency(), agency({ id: '777', isSoftPull: true })],
      }),
      edits: { pull: 'soft' },
      pull: 'soft',
    },
    {
      when: 'phase 3 has no soft account for wholesale',
      from: wholesale({ recentRequest: recentRequest({ isSoftPullPhase3: true }) }),
      edits: { pull: 'soft' },
      pull: 'full',
    },
    {
      when: 'borrowers differ',
      from: sources({ recentRequest: recentRequest({ isSoftPullPhase3: true }) }),
      edits: { borrowers: { [SECOND]: { pull: 'full' } } },
      pull: 'mixed',
    },
    {
      when: 'all borrowers differ from the standard in the same way',
      from: sources({ recentRequest: recentRequest({ isSoftPullPhase3: true }) }),
      edits: { borrowers: { [FIRST]: { pull: 'full' }, [SECOND]: { pull: 'full' } } },
      pull: 'full',
    },
    {
      when: 'the borrower who differs is left out',
      from: sources({ recentRequest: recentRequest({ isSoftPullPhase3: true }) }),
      edits: { borrowers: { [SECOND]: { pull: 'full', isSelected: false } } },
      pull: 'soft',
    },
    { when: 'there are no borrowers', from: sources({ ...phase2, borrowers: [] }), edits: {}, pull: 'soft' },
  ] as const)('$pull when $when', ({ from, edits, pull }) => {
    expect(formOf(from, edits).pull).toBe(pull);
  });

  it('lists soft agencies for a soft pull only', () => {
    const creditAgencies = [agency(), agency({ id: '777', name: 'Soft', isSoftPull: true })];
    const listed = (pull: 'soft' | 'full') =>
      formOf(sources({ ...phase2, creditAgencies }), { pull }).agency.options.map(({ id }) => id);
    expect([listed('soft'), listed('full')]).toEqual([['777'], ['138']]);
  });
});

describe('the acknowledgement', () => {
  const acknowledgement = { isObtained: false, isRequired: true, obtainedOn: null, obtainedBy: null };
  it.each([
    { when: 'a new report is ordered', given: acknowledgement, edits: { [FIRST]: NEW }, isNeeded: true },
    { when: 'nothing is known of it', given: undefined, edits: { [FIRST]: NEW }, isNeeded: true },
    {
      when: 'the loan needs none',
      given: { ...acknowledgement, isRequired: false },
      edits: { [FIRST]: NEW },
      isNeeded: false,
    },
    { when: 'reports are reissued', given: acknowledgement, edits: {}, isNeeded: false },
    {
      when: 'the new report is of somebody left out',
      given: acknowledgement,
      edits: { [FIRST]: { ...NEW, isSelected: false } },
      isNeeded: false,
    },
    {
      when: 'a reissue may pull a new report',
      given: acknowledgement,
      edits: {},
      isNeeded: true,
      borrowers: [reported(1), reported(2, { hasDiscrepancy: true })],
    },
  ])('is required when $when: $isNeeded', ({ given, edits, isNeeded, borrowers }) => {
    const form = formOf(sources({ acknowledgement: given, ...(borrowers && { borrowers }) }), { borrowers: edits });
    expect([form.needsAcknowledgement, form.isAcknowledged]).toEqual([isNeeded, false]);
  });
});

describe('the ordered borrowers', () => {
  it('orders new reports of the borrowers selected for one', () => {
    const { borrowers } = formOf(sources(), { borrowers: { [FIRST]: NEW, [SECOND]: { ...NEW, isSelected: false } } });
    expect(orderedNew(borrowers).map(({ name }) => name)).toEqual(['Maren Okafor']);
  });

  it.each([
    { what: 'a reissue', form: () => formOf(), expected: true },
    {
      what: 'no report',
      form: () => formOf(sources(), { borrowers: { [FIRST]: NONE, [SECOND]: NONE } }),
      expected: false,
    },
    {
      what: 'a reissue of somebody left out',
      form: () => formOf(sources(), { borrowers: { [FIRST]: NONE, [SECOND]: { isSelected: false } } }),
      expected: false,
    },
    { what: 'a report of one of two', form: () => formOf(sources(), { borrowers: { [FIRST]: NONE } }), expected: true },
    { what: 'credit alone', form: () => formOf(sources(unreported), { mode: 'credit' }), expected: true },
  ])('an order of $what needs an agency: $expected', ({ form, expected }) => {
    expect(needsAgency(form())).toBe(expected);
  });
});

describe('reference numbers of the report on file', () => {
  it('are found by borrower, and none is invented', () => {
    const credit = recentCredit({
      borrowers: [
        { borrowerId: '101', referenceNumber: null, documentId: null },
        { borrowerId: '102', referenceNumber: 'CR2', documentId: null },
      ],
    });
    const { borrowers } = formOf(sources({ ...unreported, recentCredit: credit }));
    expect(borrowers.map(({ type, currentReference }) => [type, currentReference])).toEqual([
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
    const others = [{ borrowerId: '102' }, { system: 'AIM' }, { type: 'Income' }, { asOfDate: '2026-11-01' }] as const;
    for (const other of others) expect(isIncluded({}, choice(false, other))).toBe(true);
  });

  it('never expires without a date', () => {
    expect(isExpired(verification({ expiresOn: 'some day' as Day }), OPENED)).toBe(false);
  });
});

describe('the preset', () => {
  const preset: OverridePreset = { service: 'lp', reasonId: '2', needsComment: false, comment: '' };
  it.each([
    { when: 'both systems are asked', edits: {}, expected: preset },
    { when: 'only the preset one is asked', edits: { services: { du: NA } }, expected: null },
    { when: 'the preset one is not asked', edits: { services: { lp: NA } }, expected: null },
    {
      when: 'it names a system that is not offered',
      edits: { preset: { ...preset, service: 'lp_thru_cal' } },
      expected: null,
    },
    { when: 'credit alone is ordered', edits: { mode: 'credit' }, expected: null },
  ] as const)('when $when', ({ edits, expected }) => {
    expect(formOf(sources(), { preset, ...edits }).preset).toEqual(expected);
  });
});

describe('the agency and its account', () => {
  const two = [
    agency({ userName: 'A138', hasStoredPassword: true }),
    agency({ id: '226', name: 'Harbor', userName: null, hasStoredPassword: true }),
  ];
  const allowed = { allowedIds: ['138', '226'], hasTpoInfo: true };
  const view = (over: object, edits = {}) =>
    formOf(wholesale({ creditAgencies: two, userAgencies: allowed, ...over }), edits).agency;

  it("default to the last report's, else the last request's, else the first of the profile", () => {
    expect(view({ recentCredit: recentCredit({ agencyId: '226' }) }).selectedId).toBe('226');
    const items = [{ ...(recentRequest().items[0] ?? never()), creditAgencyId: '226' }];
    expect(view({ recentRequest: recentRequest({ items }) }).selectedId).toBe('226');
    expect(view({ recentRequest: undefined }).selectedId).toBe('138');
    expect(view({ recentRequest: recentRequest({ items: [] }) }).selectedId).toBe('138');
  });

  // @spec REQ-19
  it('follow the choice if the list contains it', () => {
    expect(view({}, { agencyId: '226' })).toMatchObject({ selectedId: '226', accountNumber: '' });
    expect(view({}, { agencyId: '999' })).toMatchObject({ selectedId: '', selected: undefined, accountNumber: '' });
  });

  it.each([
    { when: 'the number is the stored one', over: {}, edits: {}, stored: true, has: true },
    { when: 'the number is another', over: {}, edits: { accountNumber: 'X' }, stored: false, has: false },
    {
      when: 'a password was typed for another number',
      over: { hasTypedPassword: true },
      edits: { accountNumber: 'X' },
      stored: false,
      has: true,
    },
    { when: 'the account has no number', over: {}, edits: { agencyId: '226' }, stored: true, has: true },
    { when: 'no agency is chosen', over: {}, edits: { agencyId: '999' }, stored: false, has: false },
    {
      when: 'no password is stored',
      over: { creditAgencies: [agency({ userName: 'A138' })] },
      edits: {},
      stored: false,
      has: false,
    },
  ])('use the stored password when $when: $stored', ({ over, edits, stored, has }) => {
    expect(view(over, edits)).toMatchObject({ usesStoredPassword: stored, hasPassword: has });
  });

  // @spec DAT-17
  it('are remembered as the profile says, unless the user decides otherwise', () => {
    expect(view({}).remembersAccount).toBe(true);
    expect(view({}, { remembersAccount: false }).remembersAccount).toBe(false);
    expect(view({ userAgencies: { allowedIds: [], hasTpoInfo: false } }).remembersAccount).toBe(false);
    expect(view({ userAgencies: undefined }).remembersAccount).toBe(false);
  });

  it("report that an originator's profile is blank, once known and where it matters", () => {
    const blank = { userAgencies: { allowedIds: [], hasTpoInfo: false }, creditAgencies: [agency()] };
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
