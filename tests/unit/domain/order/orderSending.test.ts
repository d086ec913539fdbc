import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusalLines } from '@/api/endpoints/orderRefusal';
import { REQUIRED_FIELDS_INVALID } from '@/config/messages';
import { draftOfPastOrder } from '@/domain/order/orderAgain';
import { meanwhile, orderConcerns } from '@/domain/order/orderGuard';
import { judgeFailedOrder, placedRequestId, routeAfterOrder, type OrderAttempt } from '@/domain/order/orderOutcome';
import { refusalIssues } from '@/domain/order/orderRefusal';
import { orderRequestOf } from '@/domain/order/orderRequest';
import { orderSummary } from '@/domain/order/orderSummary';
import { borrowerKey } from '@/domain/request/requestBorrower';
import { readinessOf } from '@/domain/validation/validateSubmission';
import { historyItem } from '@tests/fixtures/historyItem';
import {
  borrower,
  formOf,
  loanData,
  recentCredit,
  recentRequest,
  reported,
  sources,
  wholesale,
} from '@tests/fixtures/order';

const FIRST = borrowerKey(borrower(1));
const SECOND = borrowerKey(borrower(2));
const NOW = Date.parse('2026-11-21T12:00:00Z');
const NEW = { type: 'REQUEST_NEW' } as const;

describe('what a failed order means', () => {
  it.each([
    { status: 400, expected: 'refused' },
    { status: 403, expected: 'refused' },
    { status: 404, expected: 'refused' },
    { status: 408, expected: 'unknown' },
    { status: 409, expected: 'placed' },
    { status: 425, expected: 'unknown' },
    { status: 429, expected: 'unknown' },
    { status: 500, expected: 'unknown' },
    { status: 502, expected: 'unknown' },
    { status: 504, expected: 'unknown' },
  ])('status $status: $expected', ({ status, expected }) => {
    expect(judgeFailedOrder({ kind: 'http', call: 'placeOrder', status })).toBe(expected);
  });

  it.each([
    { kind: 'network', expected: 'unknown' },
    { kind: 'timeout', expected: 'unknown' },
    { kind: 'unreadable', expected: 'unknown' },
    { kind: 'bug', expected: 'unknown' },
    { kind: 'signedOut', expected: 'refused' },
  ] as const)('$kind: $expected', ({ kind, expected }) => {
    expect(judgeFailedOrder({ kind, call: 'placeOrder' })).toBe(expected);
  });
});

describe('finding an order whose answer was lost', () => {
  const attempt: OrderAttempt = {
    attemptId: 'a',
    fingerprint: '',
    startedAt: NOW,
    mode: 'aus',
    services: ['du', 'lp'],
    knownRequestIds: ['1'],
  };
  const listed = (over: object) => ({
    requestId: '2',
    ausRequestTypeId: 2,
    requestDate: '2026-11-21T12:00:01Z',
    ...over,
  });
  it.each([
    { rule: 'takes a new request of its kind', over: {}, expected: '2' },
    { rule: 'leaves a request that was there before', over: { requestId: '1' }, expected: undefined },
    { rule: 'leaves an older one', over: { requestDate: '2026-11-21T11:30:00Z' }, expected: undefined },
    { rule: 'forgives clocks that differ', over: { requestDate: '2026-11-21T11:55:00Z' }, expected: '2' },
    { rule: 'leaves one of another kind', over: { ausRequestTypeId: 0 }, expected: undefined },
    { rule: 'takes one without a date', over: { requestDate: null }, expected: '2' },
  ])('$rule', ({ over, expected }) => {
    expect(placedRequestId(attempt, [listed(over)])).toBe(expected);
  });
});

it.each([
  { mode: 'credit', stage: 4, expected: 'history' },
  { mode: 'aus', stage: 17, expected: 'selection' },
  { mode: 'aus', stage: 18, expected: 'history' },
  { mode: 'aus', stage: null, expected: 'selection' },
] as const)('an order of $mode at stage $stage leads to $expected', ({ mode, stage, expected }) => {
  expect(routeAfterOrder(mode, stage)).toBe(expected);
});

describe('a 400 answer', () => {
  it('is led to its fields', () => {
    const errors = [
      {
        key: 'DU cfi',
        field: 'ausRequests.0.caseFileIdentifier',
        borrowerKey: null,
        message: 'Case File Identifier is missing.',
      },
      {
        key: 'report reference',
        field: 'reportReferenceNumber',
        borrowerKey: FIRST,
        message: 'Reference # is missing.',
      },
      { key: 'something new', field: 'x', borrowerKey: null, message: 'Not today.' },
    ];
    expect(refusalIssues(refusalLines({ errors }), '')).toEqual([
      { key: 'DU cfi', fieldId: 'order-du-identifier', message: 'Case File Identifier is missing.' },
      { key: 'report reference', fieldId: `order-borrower-${FIRST}-reference`, message: 'Reference # is missing.' },
      { key: 'generic invalid field', fieldId: 'order-borrowers', message: 'Not today.' },
    ]);
  });

  it('never brings the password back', () => {
    const issues = refusalIssues(refusalLines({ errors: [{ message: 'Password pa$$ is wrong' }] }), 'pa$$');
    expect(JSON.stringify(issues)).not.toContain('pa$$');
  });

  it('says something whatever comes', () => {
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        expect(refusalIssues(refusalLines(answer), '').length).toBeGreaterThan(0);
      }),
    );
    expect(refusalIssues(refusalLines(undefined), '')[0]?.message).toBe(REQUIRED_FIELDS_INVALID);
  });
});

describe('the duplicate-order guard', () => {
  const situation = (form: ReturnType<typeof formOf>) => ({
    readiness: readinessOf(form),
    recentCredit: recentCredit(),
    history: [],
    unconfirmedSince: null,
    creditCostEstimate: 80,
    now: NOW,
  });

  it('has nothing to say about a reissue', () => {
    expect(orderConcerns(formOf(), situation(formOf()))).toEqual([]);
  });

  it('names the report on file, its age, the inquiry and the cost of a new one', () => {
    const form = formOf(sources(), { borrowers: { [FIRST]: NEW, [SECOND]: NEW } });
    expect(orderConcerns(form, situation(form))).toEqual([
      {
        kind: 'duplicate',
        title: 'There is a credit report on file',
        lines: [
          'TriPoint Credit · CR48201973 · 20 days old · hard · expires 03/01/27',
          'This adds a hard inquiry for 2 borrowers.',
          'Estimated cost: $160.00',
        ],
        canReissue: true,
      },
    ]);
  });

  it('offers no reissue of a soft report as a full one', () => {
    const form = formOf(sources(), { borrowers: { [FIRST]: NEW } });
    const [concern] = orderConcerns(form, { ...situation(form), recentCredit: recentCredit({ isSoft: true }) });
    expect(concern?.canReissue).toBe(false);
  });

  it.each([
    { what: 'an order nobody could confirm', over: { unconfirmedSince: NOW }, kind: 'unconfirmed' },
    {
      what: 'a request that has not finished',
      over: { history: [historyItem({ status: 'Processing' })] },
      kind: 'running',
    },
  ])('asks about $what', ({ over, kind }) => {
    expect(orderConcerns(formOf(), { ...situation(formOf()), ...over }).map((concern) => concern.kind)).toEqual([kind]);
  });

  it('asks about Early Assessment without a product', () => {
    const from = sources({
      loanData: loanData({ productMoniker: null }),
      recentRequest: recentRequest({ isSoftPullPhase2: true }),
    });
    expect(orderConcerns(formOf(from), situation(formOf(from))).map(({ kind }) => kind)).toEqual(['warning']);
  });

  describe('notices what has been ordered meanwhile', () => {
    const items = [historyItem({ requestId: '9', submittedBy: 'Sam Lindqvist', requestDate: '2026-11-21T11:00:00Z' })];
    const lines = (comparison: Partial<Parameters<typeof meanwhile>[0]>) =>
      meanwhile({ known: [], latest: items, openedAt: NOW, ...comparison })[0]?.lines[0];

    it.each([
      {
        when: 'it is not known',
        over: {},
        expected: 'Request 9 by Sam Lindqvist was not there when this screen was opened.',
      },
      { when: 'it is known', over: { known: items }, expected: undefined },
      { when: 'History was never read and it is older', over: { known: undefined }, expected: undefined },
      {
        when: 'History was never read and it is newer',
        over: { known: undefined, openedAt: NOW - 2 * 3_600_000 },
        expected: 'Request 9 by Sam Lindqvist was not there when this screen was opened.',
      },
      {
        when: 'History cannot be read',
        over: { latest: undefined },
        expected: 'So nobody can tell whether the same has been ordered in the meantime.',
      },
    ])('when $when', ({ over, expected }) => {
      expect(lines(over)).toBe(expected);
    });
  });
});

describe('the order that is sent', () => {
  it('leaves out what is not applicable, and identifiers of new findings', () => {
    const order = orderRequestOf(formOf(sources(), { services: { lp: { type: 'not_applicable' } } }));
    expect(order.services).toEqual([{ option: 'du', type: 'request_new', identifier: null, loanIdentifier: null }]);
  });

  it('names the account on wholesale only, and no agency where nothing is ordered', () => {
    expect(orderRequestOf(formOf()).agency).toMatchObject({ id: '138', accountNumber: null, remembersAccount: false });
    expect(orderRequestOf(formOf(wholesale())).agency).toMatchObject({
      accountNumber: 'BRIGHT138',
      remembersAccount: true,
    });
    const nothing = { [FIRST]: { type: 'NONE' }, [SECOND]: { type: 'NONE' } } as const;
    expect(orderRequestOf(formOf(sources(), { borrowers: nothing })).agency).toBeNull();
  });

  it('sends a reference number with a reissue only', () => {
    const { borrowers } = orderRequestOf(formOf(sources(), { borrowers: { [FIRST]: NEW } }));
    expect(borrowers.map(({ reference }) => reference)).toEqual([null, 'CR48201973']);
  });

  it('is summed up before it leaves; a joint report counts once', () => {
    const form = formOf(sources(), { borrowers: { [FIRST]: { ...NEW, isJoint: true } } });
    expect(orderSummary(form, 80)).toEqual(['DU + LPA', '2 borrowers', '1 new hard report ~ $80.00 est.']);
    expect(orderSummary(form, undefined)[2]).toBe('1 new hard report');
    expect(orderSummary(formOf(sources(), { mode: 'credit' }), 80)).toEqual([
      'Credit import only',
      '2 borrowers',
      '2 reissues',
    ]);
  });
});

it('orders again without paying again: what was new is updated and reissued', () => {
  const draft = draftOfPastOrder({
    creditAgencyId: '226',
    isSoft: false,
    services: [{ option: 'du', type: 'request_new', identifier: '1684025517', loanIdentifier: null }],
    borrowers: [
      {
        requestBorrowerId: '901',
        borrowerId: '101',
        applicationId: '1',
        isSelected: true,
        type: 'REQUEST_NEW',
        reference: 'CR1',
        isJoint: false,
        copyLiabilities: true,
        formFreeNumber: null,
      },
    ],
  });
  const form = formOf(sources({ borrowers: [reported(1)], agencies: [] }), draft);
  expect(form.services.map(({ type }) => type)).toEqual(['import_existing', 'not_applicable']);
  expect(form.borrowers[0]).toMatchObject({ type: 'RE_ISSUE', currentReference: 'CR1' });
  expect(draft).toMatchObject({ agencyId: '226', mode: 'aus' });
});
