import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { draftOfPastOrder } from '@/features/request/rules/orderAgain';
import { EMPTY_DRAFT, isEmptyDraft, orderDraftSchema } from '@/features/request/rules/orderDraft';
import { SERVICE_OPTIONS } from '@/features/loan/rules/services';
import { pastOrder, pastReport } from '@tests/fixtures/historyItem';
import { formOf, reported, sources } from '@tests/fixtures/order';
import { type PastOrder, requestDetail } from '@/features/request/api/contract/orders';

const past = (over: Partial<PastOrder> = {}): PastOrder =>
  pastOrder({
    creditAgencyId: '226',
    ausRequests: [
      { ausOptionId: 'du', transactionType: 'request_new', identifier: '1684025517', loanIdentifier: null },
    ],
    requestBorrowers: [pastReport('101', { reportReferenceNumber: 'CR1' })],
    ...over,
  });
const [SERVICE] = past().ausRequests;
const [BORROWER] = past().requestBorrowers;
if (SERVICE === undefined || BORROWER === undefined) throw new Error('The past order is empty');

describe('ordering again without paying again', () => {
  it.each([
    { reference: null, isAccountRefused: true, type: 'REQUEST_NEW' },
    { reference: null, isAccountRefused: false, type: undefined },
    { reference: 'CR1', isAccountRefused: true, type: 'RE_ISSUE' },
  ])('keeps a new report only if the agency refused the account: $reference, $isAccountRefused', (given) => {
    const requestBorrowers = [pastReport('101', { reportReferenceNumber: given.reference })];
    const { borrowers } = draftOfPastOrder(past({ requestBorrowers }), given.isAccountRefused);
    expect(borrowers['901-101-1']?.type).toBe(given.type);
  });

  it('updates what was new, and reissues it', () => {
    const draft = draftOfPastOrder(past());
    expect(draft).toEqual({
      mode: 'aus',
      pull: 'full',
      agencyId: '226',
      services: {
        ...Object.fromEntries(SERVICE_OPTIONS.map((option) => [option, { type: 'not_applicable' }])),
        du: { type: 'import_existing', identifier: '1684025517' },
      },
      borrowers: {
        '901-101-1': { isSelected: true, isJoint: false, copyLiabilities: true, type: 'RE_ISSUE', reference: 'CR1' },
      },
      verifications: {},
    });
    const form = formOf(sources({ borrowers: [reported(1)], creditAgencies: [] }), draft);
    expect(form.services.map(({ type }) => type)).toEqual(['import_existing', 'not_applicable']);
    expect(form.borrowers[0]).toMatchObject({ type: 'RE_ISSUE', currentReportReferenceNumber: 'CR1' });
  });

  it.each<[what: string, over: Partial<PastOrder['ausRequests'][number]>, expected: object]>([
    ['requests again where there is no report', { identifier: null }, { type: 'request_new' }],
    [
      'keeps an update without an identifier an update',
      { transactionType: 'import_existing', identifier: null },
      { type: 'import_existing' },
    ],
    ['leaves an unknown type to the default', { transactionType: null, identifier: null }, {}],
    [
      'requests nothing for a borrower without a request',
      { transactionType: 'not_applicable' },
      { type: 'not_applicable' },
    ],
    [
      "keeps LPA's second identifier",
      { loanIdentifier: 'LPL1' },
      { type: 'import_existing', identifier: '1684025517', loanIdentifier: 'LPL1' },
    ],
  ])('%s', (_, over, expected) => {
    expect(draftOfPastOrder(past({ ausRequests: [{ ...SERVICE, ...over }] })).services.du).toEqual(expected);
  });

  it('finds the right service for each system', () => {
    const { services } = draftOfPastOrder(past({ ausRequests: [{ ...SERVICE, ausOptionId: 'lp' }] }));
    expect([services.du?.type, services.lp?.type]).toEqual(['not_applicable', 'import_existing']);
  });

  it('is a credit order if the past one was, and soft if it was soft', () => {
    const credit = draftOfPastOrder(
      past({ mode: 'credit', ausRequests: [], isGseSoftCreditPull: true, creditAgencyId: null }),
    );
    expect([credit.mode, credit.pull, credit.services]).toEqual(['credit', 'soft', {}]);
    expect(draftOfPastOrder(past({ ausRequests: [] }))).toMatchObject({ mode: 'aus', services: {} });
    expect(draftOfPastOrder(past({ creditAgencyId: null }))).not.toHaveProperty('agencyId');
  });

  it.each<[what: string, sent: object, mode: 'aus' | 'credit' | undefined]>([
    ['no list', {}, undefined],
    ['null', { ausRequests: null }, undefined],
    ['no list but a text', { ausRequests: 'none' }, undefined],
    ['a list of which an item is unreadable', { ausRequests: ['DU'] }, undefined],
    ['a system without its number', { ausRequests: [{ transactionType: 'request_new' }] }, undefined],
    ['an empty list', { ausRequests: [] }, 'credit'],
    ['credit', { ausRequests: [{ ausRequestTypeId: 0 }] }, 'credit'],
    ['DU, and an item that is unreadable', { ausRequests: [{ ausRequestTypeId: 2 }, 'LPA'] }, 'aus'],
    ['a system that the app does not know', { ausRequests: [{ ausRequestTypeId: 77 }] }, 'aus'],
  ])('takes from %s the mode only if it is known', (_, sent, mode) => {
    const draft = draftOfPastOrder(v.parse(requestDetail, { requestId: '1', ...sent }));
    expect(draft.mode).toBe(mode);
  });

  it.each<{ over: Partial<PastOrder['requestBorrowers'][number]>; expected: object }>([
    { over: { reportReferenceNumber: null }, expected: {} },
    { over: { reportType: 'RE_ISSUE' }, expected: { type: 'RE_ISSUE', reference: 'CR1' } },
    { over: { reportType: 'NONE', reportReferenceNumber: null }, expected: { type: 'NONE' } },
    { over: { reportType: 'NONE' }, expected: { type: 'NONE', reference: 'CR1' } },
    { over: { reportReferenceNumber: null, formFreeReportNumber: 'FF1' }, expected: { formFreeNumber: 'FF1' } },
  ])('orders for a borrower with $over: $expected', ({ over, expected }) => {
    const { borrowers } = draftOfPastOrder(past({ requestBorrowers: [{ ...BORROWER, ...over }] }));
    expect(borrowers['901-101-1']).toEqual({
      isSelected: true,
      isJoint: false,
      copyLiabilities: true,
      ...expected,
    });
  });
});

describe('a draft', () => {
  it('is empty without changes', () => {
    expect(isEmptyDraft(EMPTY_DRAFT)).toBe(true);
  });

  it.each<Parameters<typeof isEmptyDraft>[0]>([
    { ...EMPTY_DRAFT, mode: 'credit' },
    { ...EMPTY_DRAFT, services: { du: {} } },
    { ...EMPTY_DRAFT, borrowers: { '901-101-1': {} } },
    { ...EMPTY_DRAFT, verifications: { '101 Vendor Assets': false } },
    { ...EMPTY_DRAFT, note: '' },
  ])('has unsaved changes: %o', (draft) => {
    expect(isEmptyDraft(draft)).toBe(false);
  });

  it("restores from storage unchanged, without fields that don't belong to it", () => {
    const full = {
      ...draftOfPastOrder(past()),
      accountNumber: 'BRIGHT138',
      remembersAccount: true,
      verifications: { '101 Vendor Assets': true },
      note: 'A note',
      borrowers: { '901-101-1': { type: 'NONE', pull: 'soft', formFreeNumber: 'FF1' } },
    };
    expect(v.parse(orderDraftSchema, full)).toEqual(full);
    expect(v.parse(orderDraftSchema, { ...full, password: 'secret' })).toEqual(full);
  });

  it.each([
    { ...EMPTY_DRAFT, mode: 'both' },
    { ...EMPTY_DRAFT, pull: 'medium' },
    { ...EMPTY_DRAFT, services: { du: { type: 'maybe' } } },
    { ...EMPTY_DRAFT, borrowers: { a: { type: 'MAYBE' } } },
    { ...EMPTY_DRAFT, borrowers: { a: { pull: 'medium' } } },
    { ...EMPTY_DRAFT, verifications: { a: 1 } },
    { services: {} },
    null,
  ])('is not restored from broken storage: %j', (stored) => {
    expect(v.safeParse(orderDraftSchema, stored).success).toBe(false);
  });
});
