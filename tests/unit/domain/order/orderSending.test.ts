import { describe, expect, it } from 'vitest';
import { refusalLines } from '@/api/endpoints/orderRefusal';
import { REQUIRED_FIELDS_INVALID } from '@/config/messages';
import {
  describeOrderFailure,
  judgeFailedOrder,
  placedRequestId,
  routeAfterOrder,
  type OrderAttempt,
} from '@/domain/order/orderOutcome';
import { refusalIssues } from '@/domain/order/orderRefusal';
import { isSubmitting } from '@/domain/order/submission';
import { FIRST } from '@tests/fixtures/order';
import { fc } from '@tests/support/properties';

const NOW = Date.parse('2026-11-21T12:00:00Z');

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
    { rule: 'forgives ten minutes', over: { requestDate: '2026-11-21T11:50:00Z' }, expected: '2' },
    { rule: 'forgives no more', over: { requestDate: '2026-11-21T11:49:59Z' }, expected: undefined },
    { rule: 'leaves one of another kind', over: { ausRequestTypeId: 0 }, expected: undefined },
    { rule: 'takes one of no kind', over: { ausRequestTypeId: null }, expected: '2' },
    { rule: 'takes one without a date', over: { requestDate: null }, expected: '2' },
  ])('$rule', ({ over, expected }) => {
    expect(placedRequestId(attempt, [listed(over)])).toBe(expected);
  });

  it('takes credit alone for a credit order', () => {
    const credit: OrderAttempt = { ...attempt, mode: 'credit', services: [] };
    const found = (ausRequestTypeId: number) => placedRequestId(credit, [listed({ ausRequestTypeId })]);
    expect([found(0), found(2)]).toEqual(['2', undefined]);
  });

  it('finds nothing in an empty history', () => {
    expect(placedRequestId(attempt, [])).toBeUndefined();
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

it.each([
  [{ status: 'editing' }, false],
  [{ status: 'submitting' }, true],
  [{ status: 'checking' }, true],
  [{ status: 'unconfirmed', since: NOW }, false],
  [{ status: 'found', requestId: '2' }, false],
] as const)('lets nothing be changed while an order is on its way: %j %s', (submission, expected) => {
  expect(isSubmitting(submission)).toBe(expected);
});

describe('why an order was not placed', () => {
  it.each([
    [{ kind: 'signedOut' }, 'You are signed out. Everything you entered is kept, except the password.'],
    [{ kind: 'http', status: 403 }, 'You do not have permission to order for this loan.'],
    [{ kind: 'http', status: 422 }, 'The service refused the order (status 422).'],
    [{ kind: 'http' }, 'The service refused the order (status 0).'],
    [{ kind: 'bug' }, BEFORE_SENDING],
  ] as const)('%j', (failure, text) => {
    expect(describeOrderFailure({ call: 'placeOrder', ...failure })).toBe(text);
  });

  it('is ours when nobody knows', () => {
    expect(describeOrderFailure(null)).toBe(BEFORE_SENDING);
  });
});

const BEFORE_SENDING =
  'Something went wrong before the order was sent. Everything you entered is kept, except the password.';

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
    expect(refusalIssues(refusalLines({ errors }), '', [])).toEqual([
      { key: 'DU cfi', fieldId: 'order-du-identifier', message: 'Case File Identifier is missing.' },
      { key: 'report reference', fieldId: `order-borrower-${FIRST}-reference`, message: 'Reference # is missing.' },
      { key: 'generic invalid field', fieldId: 'order-borrowers', message: 'Not today.' },
    ]);
  });

  it.each([
    ['DU transaction type', 'order-du-type'],
    ['LPA transaction type', 'order-lp-type'],
    ['LPAC transaction type', 'order-lp_thru_cal-type'],
    ['DU cfi', 'order-du-identifier'],
    ['LPA key id', 'order-lp-identifier'],
    ['LPA loan id', 'order-lp-loan-identifier'],
    ['agency', 'order-agency'],
    ['wholesale account', 'order-account-number'],
    ['wholesale password', 'order-account-password'],
    ['report reference', 'order-borrowers'],
    ['product', 'order-product'],
    ['no wholesale CL1 product', 'order-product'],
    ['smart product missing', 'order-pull'],
    ['invalid credit type', 'order-pull'],
    ['please remove borrowers', 'order-borrowers'],
    ['LP construction', 'order-lp-type'],
    ['DU construction', 'order-du-type'],
    ['generic invalid field', 'order-borrowers'],
    [null, 'order-borrowers'],
  ])('about %s leads to %s', (key, fieldId) => {
    const [issue] = refusalIssues([{ key, field: null, borrowerKey: null, message: 'No.' }], '', ['du', 'lp']);
    expect(issue).toEqual({ key: key ?? 'generic invalid field', fieldId, message: 'No.' });
  });

  it.each([
    ['LPA key id', 'order-lp_thru_cal-identifier'],
    ['LPA loan id', 'order-lp_thru_cal-loan-identifier'],
    ['LP construction', 'order-lp_thru_cal-type'],
    ['DU construction', 'order-du-type'],
  ])('about %s leads to %s where LPA was asked through a servicer', (key, fieldId) => {
    const [issue] = refusalIssues([{ key, field: null, borrowerKey: null, message: 'No.' }], '', ['du', 'lp_thru_cal']);
    expect(issue?.fieldId).toBe(fieldId);
  });

  it.each([
    { key: null, field: 'Borrower.AcknowledgementDate', borrowerKey: null, fieldId: 'order-acknowledgement' },
    { key: 'DU cfi', field: 'acknowledgement', borrowerKey: null, fieldId: 'order-acknowledgement' },
    { key: null, field: 'acknowledgement', borrowerKey: FIRST, fieldId: `order-borrower-${FIRST}-type` },
    { key: null, field: null, borrowerKey: FIRST, fieldId: `order-borrower-${FIRST}-type` },
  ])('with key $key and field $field of borrower $borrowerKey leads to $fieldId', ({ fieldId, ...line }) => {
    expect(refusalIssues([{ ...line, message: null }], '', [])[0]).toMatchObject({
      fieldId,
      message: REQUIRED_FIELDS_INVALID,
    });
  });

  it('without reasons leads to the top of the form', () => {
    expect(refusalIssues([], '', [])).toEqual([
      { key: 'generic invalid field', fieldId: 'order-mode', message: REQUIRED_FIELDS_INVALID },
    ]);
  });

  it('never brings the password back', () => {
    const [hidden] = refusalIssues(
      [{ key: null, field: null, borrowerKey: null, message: 'pa$$ is not pa$$' }],
      'pa$$',
      [],
    );
    expect(hidden?.message).toBe('••• is not •••');
    const issues = refusalIssues(refusalLines({ errors: [{ message: 'Password pa$$ is wrong' }] }), 'pa$$', []);
    expect(JSON.stringify(issues)).not.toContain('pa$$');
  });

  it('says something whatever comes', () => {
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        expect(refusalIssues(refusalLines(answer), '', []).length).toBeGreaterThan(0);
      }),
    );
    expect(refusalIssues(refusalLines(undefined), '', [])[0]?.message).toBe(REQUIRED_FIELDS_INVALID);
  });
});
