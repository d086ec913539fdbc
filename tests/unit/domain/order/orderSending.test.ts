import { describe, expect, it } from 'vitest';
import { refusalLines } from '@/api/endpoints/orders';
import { REQUIRED_FIELDS_INVALID } from '@/config/orderMessages';
import { describeOrderFailure, orderSentText, routeAfterOrder } from '@/domain/order/orderOutcome';
import { refusalIssues } from '@/domain/order/orderRefusal';
import { isSubmitting, type Submission } from '@/domain/order/submission';
import { FIRST } from '@tests/fixtures/order';
import { fc } from '@tests/support/properties';

const NOW = Date.parse('2026-11-21T12:00:00Z');

it.each([
  { mode: 'credit', stage: 4, expected: 'history' },
  { mode: 'aus', stage: 17, expected: 'selection' },
  { mode: 'aus', stage: 18, expected: 'history' },
  { mode: 'aus', stage: null, expected: 'selection' },
] as const)('an order of $mode at stage $stage opens $expected', ({ mode, stage, expected }) => {
  expect(routeAfterOrder(mode, stage)).toBe(expected);
});

it.each<[Submission, boolean]>([
  [{ status: 'editing' }, false],
  [{ status: 'submitting' }, true],
  [{ status: 'checking' }, true],
  [{ status: 'unconfirmed', since: NOW }, false],
  [{ status: 'found', requestIds: ['2'], isCertain: true }, false],
] as const)('allows no change while an order is in flight: %j %s', (submission, expected) => {
  expect(isSubmitting(submission)).toBe(expected);
});

describe('why an order was not placed', () => {
  it.each([
    [{ kind: 'signedOut' }, 'You are signed out. Your entries are kept, except the password.'],
    [{ kind: 'http', status: 403 }, 'You do not have permission to order for this loan.'],
    [{ kind: 'http', status: 422 }, 'The service refused the order (status 422).'],
    [{ kind: 'http' }, 'The service refused the order (status 0).'],
    [{ kind: 'bug' }, BEFORE_SENDING],
  ] as const)('%j', (failure, text) => {
    expect(describeOrderFailure({ call: 'placeOrder', ...failure })).toBe(text);
  });
});

const BEFORE_SENDING = 'Something went wrong before the order was sent. Your entries are kept, except the password.';

describe('a 400 response', () => {
  // @source Specification §8: "HTTP 400: ignored"
  it('is mapped to its fields', () => {
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
  ])('about %s is mapped to %s', (key, fieldId) => {
    const [issue] = refusalIssues([{ key, field: null, borrowerKey: null, message: 'No.' }], '', ['du', 'lp']);
    expect(issue).toEqual({ key: key ?? 'generic invalid field', fieldId, message: 'No.' });
  });

  it.each([
    ['LPA key id', 'order-lp_thru_cal-identifier'],
    ['LPA loan id', 'order-lp_thru_cal-loan-identifier'],
    ['LP construction', 'order-lp_thru_cal-type'],
    ['DU construction', 'order-du-type'],
  ])('about %s is mapped to %s when LPA was ordered through a servicer', (key, fieldId) => {
    const [issue] = refusalIssues([{ key, field: null, borrowerKey: null, message: 'No.' }], '', ['du', 'lp_thru_cal']);
    expect(issue?.fieldId).toBe(fieldId);
  });

  it.each([
    { key: null, field: 'Borrower.AcknowledgementDate', borrowerKey: null, fieldId: 'order-acknowledgement' },
    { key: 'DU cfi', field: 'acknowledgement', borrowerKey: null, fieldId: 'order-acknowledgement' },
    { key: null, field: 'acknowledgement', borrowerKey: FIRST, fieldId: `order-borrower-${FIRST}-type` },
    { key: null, field: null, borrowerKey: FIRST, fieldId: `order-borrower-${FIRST}-type` },
  ])('with key $key and field $field of borrower $borrowerKey is mapped to $fieldId', ({ fieldId, ...line }) => {
    expect(refusalIssues([{ ...line, message: null }], '', [])[0]).toMatchObject({
      fieldId,
      message: REQUIRED_FIELDS_INVALID,
    });
  });

  it('without reasons is mapped to the top of the form', () => {
    expect(refusalIssues([], '', [])).toEqual([
      { key: 'generic invalid field', fieldId: 'order-mode', message: REQUIRED_FIELDS_INVALID },
    ]);
  });

  it('never contains the password', () => {
    const [hidden] = refusalIssues(
      [{ key: null, field: null, borrowerKey: null, message: 'pa$$ is not pa$$' }],
      'pa$$',
      [],
    );
    expect(hidden?.message).toBe('••• is not •••');
    const issues = refusalIssues(refusalLines({ errors: [{ message: 'Password pa$$ is wrong' }] }), 'pa$$', []);
    expect(JSON.stringify(issues)).not.toContain('pa$$');
  });

  it('always produces a text', () => {
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        expect(refusalIssues(refusalLines(answer), '', []).length).toBeGreaterThan(0);
      }),
    );
    expect(refusalIssues(refusalLines(undefined), '', [])[0]?.message).toBe(REQUIRED_FIELDS_INVALID);
  });
});

it.each([
  ['aus', ['du', 'lp'], ['12', '13'], 'Order sent: DU and LPA, requests 12 and 13.'],
  ['aus', ['du'], ['12'], 'Order sent: DU, request 12.'],
  ['credit', [], ['12'], 'Order sent: credit, request 12.'],
  ['aus', ['lp_thru_cal'], ['12'], 'Order sent: LPA-C, request 12.'],
] as const)('an order for %s %j with the requests %j: %s', (mode, options, requestIds, text) => {
  expect(orderSentText({ mode, services: options }, requestIds)).toBe(text);
});
