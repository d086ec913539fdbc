import { describe, expect, it } from 'vitest';
import { reasonsOf } from '@/http/reasons';
import { REQUIRED_FIELDS_INVALID } from '@/config/orderMessages';
import { routeAfterOrder } from '@/features/request/protocol/rules/orderResults';
import { describeOrderFailure, orderSentText } from '@/features/request/protocol/rules/orderWords';
import { refusalIssues, withoutSecret } from '@/features/request/rules/orderRefusal';
import { isSubmitting, type Submission } from '@/features/request/protocol/rules/submission';
import type { Failure } from '@/lib/failure';
import { FIRST } from '@tests/fixtures/order';
import { fc } from '@tests/support/properties';

const NOW = Date.parse('2026-11-21T12:00:00Z');

// @spec REQ-50
it.each([
  { mode: 'credit', stage: 4, expected: 'history' },
  { mode: 'aus', stage: 17, expected: 'selection' },
  { mode: 'aus', stage: 18, expected: 'history' },
  { mode: 'aus', stage: null, expected: 'selection' },
] as const)('an order of $mode at stage $stage opens $expected', ({ mode, stage, expected }) => {
  expect(routeAfterOrder(mode, stage)).toBe(expected);
});

// @spec DAT-33
it.each<[Submission, boolean]>([
  [{ status: 'editing' }, false],
  [{ status: 'submitting' }, true],
  [{ status: 'checking' }, true],
  [{ status: 'unconfirmed', since: NOW }, false],
  [{ status: 'found', requestIds: ['2'], isCertain: true }, false],
] as const)('allows no change while an order is in flight: %j %s', (submission, expected) => {
  expect(isSubmitting(submission)).toBe(expected);
});

const said = (message: string) => [{ key: null, field: null, borrowerKey: null, message }];
const FORGED =
  "The service refused this page's anti-forgery token, so nothing was ordered. Reload the page and try again. If that does not help, report it to your support.";

describe('why an order was not placed', () => {
  it.each<[Pick<Failure, 'kind'> & Partial<Failure>, string]>([
    [{ kind: 'signedOut' }, 'You are signed out. Your entries are kept, except the password.'],
    [{ kind: 'http', status: 403 }, 'The service refused the order (status 403).'],
    [{ kind: 'http', status: 404 }, 'The service refused the order (status 404).'],
    [{ kind: 'http', status: 403, reasons: said('No permission.') }, 'The service refused the order: No permission.'],
    [{ kind: 'http', status: 403, reasons: said('Invalid CSRF token') }, FORGED],
    [{ kind: 'http', status: 422 }, 'The service refused the order (status 422).'],
    [{ kind: 'http' }, 'The service refused the order (status 0).'],
    [{ kind: 'bug' }, BEFORE_SENDING],
    [{ kind: 'network', isUnsent: true }, NOT_REACHED],
  ])('%j', (failure, text) => {
    expect(describeOrderFailure({ call: 'placeOrder', ...failure })).toBe(text);
  });
});

const NOT_REACHED =
  'The service could not be reached, so nothing was ordered. Check your connection, or sign in again. Your entries are kept, except the password.';
const BEFORE_SENDING = 'Something went wrong before the order was sent. Your entries are kept, except the password.';

describe('a 400 response', () => {
  // @spec SES-24
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
    expect(refusalIssues(reasonsOf({ errors }), [])).toEqual([
      { key: 'DU cfi', fieldId: 'order-du-identifier', message: 'Case File Identifier is missing.' },
      { key: 'report reference', fieldId: `order-borrower-${FIRST}-reference`, message: 'Reference # is missing.' },
      { key: 'generic invalid field', fieldId: 'order-mode', message: 'Not today.' },
    ]);
  });

  // RFC 9457, and ASP.NET's names of fields.
  it.each([
    ['AusRequests[0].CaseFileIdentifier', 'order-du-identifier'],
    ['caseFileIdentifier', 'order-du-identifier'],
    ['ausRequests[1].lpaKeyIdentifier', 'order-lp-identifier'],
    ['$.ausRequests[1].lpaLoanIdentifier', 'order-lp-loan-identifier'],
    ['AusRequests[1].TransactionType', 'order-lp-type'],
    ['/ausRequests/1/unknown', 'order-lp-type'],
    ['ausRequests.0', 'order-du-type'],
    ['isMultiAusRequest', 'order-du-type'],
    ['isCreditImportOnly', 'order-mode'],
    ['CreditAgency', 'order-agency'],
    ['CreditAgency.UserName', 'order-account-number'],
    ['CreditAgency.Password', 'order-account-password'],
    ['creditAgency.creditAgencyId', 'order-agency'],
    ['RequestBorrowers[0].ReportReferenceNumber', 'order-borrowers'],
    ['RequestBorrowers[1].IsGseSoftCreditPull', 'order-borrowers'],
    ['IsGseSoftCreditPull', 'order-pull'],
    ['order.note', 'order-note'],
    ['Note', 'order-note'],
    ['digitalVerifications.0.reportId', 'order-verifications'],
    ['digitalVerifications[1].borrowerId', 'order-verifications'],
    ['LoanId', 'order-mode'],
    ['constructor', 'order-mode'],
    ['note.constructor.0', 'order-note'],
  ])('with a dictionary of fields shows %s at its field', (field, fieldId) => {
    const body = { type: 'about:blank', title: 'Bad', errors: { [field]: ['Not like this.', 'Nor like that.'] } };
    expect(refusalIssues(reasonsOf(body), ['du', 'lp'])).toEqual([
      { key: 'generic invalid field', fieldId, message: 'Not like this.' },
      { key: 'generic invalid field', fieldId, message: 'Nor like that.' },
    ]);
  });

  it.each([
    [{ title: 'Bad request', status: 400, detail: 'The loan is being edited.' }, 'The loan is being edited.'],
    [{ title: 'The loan is being edited.' }, 'The loan is being edited.'],
    [{ errors: ['The loan is being edited.'] }, 'The loan is being edited.'],
    [{ error: { code: 7, message: 'The loan is being edited.' } }, 'The loan is being edited.'],
    [{ errors: { code: 'E7', message: 'The loan is being edited.' } }, 'The loan is being edited.'],
    [{ errors: { '': ['The loan is being edited.'] } }, 'The loan is being edited.'],
    ['The loan is being edited.', 'The loan is being edited.'],
    ['<html><body>Bad request</body></html>', REQUIRED_FIELDS_INVALID],
    ['{"half":', REQUIRED_FIELDS_INVALID],
  ])('%j is shown in its words: %s', (body, message) => {
    const reasons = reasonsOf(body);
    expect(refusalIssues(reasons, []).map((issue) => issue.message)).toEqual([message]);
    // Only a reason that names a field proves that the service has checked the order.
    expect(reasons.every(({ key, field }) => key === null && field === null)).toBe(true);
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
    ['generic invalid field', 'order-mode'],
    [null, 'order-mode'],
  ])('about %s is mapped to %s', (key, fieldId) => {
    const [issue] = refusalIssues([{ key, field: null, borrowerKey: null, message: 'No.' }], ['du', 'lp']);
    expect(issue).toEqual({ key: key ?? 'generic invalid field', fieldId, message: 'No.' });
  });

  it.each([
    ['LPA key id', 'order-lp_thru_cal-identifier'],
    ['LPA loan id', 'order-lp_thru_cal-loan-identifier'],
    ['LP construction', 'order-lp_thru_cal-type'],
    ['DU construction', 'order-du-type'],
  ])('about %s is mapped to %s when LPA was ordered through a servicer', (key, fieldId) => {
    const [issue] = refusalIssues([{ key, field: null, borrowerKey: null, message: 'No.' }], ['du', 'lp_thru_cal']);
    expect(issue?.fieldId).toBe(fieldId);
  });

  it.each([
    { key: null, field: 'Borrower.AcknowledgementDate', borrowerKey: null, fieldId: 'order-acknowledgement' },
    { key: 'generic invalid field', field: 'acknowledgement', borrowerKey: null, fieldId: 'order-acknowledgement' },
    { key: null, field: 'acknowledgement', borrowerKey: FIRST, fieldId: `order-borrower-${FIRST}-type` },
    {
      ...{ key: null, field: 'reportReferenceNumber', borrowerKey: FIRST },
      fieldId: `order-borrower-${FIRST}-reference`,
    },
    { key: null, field: null, borrowerKey: FIRST, fieldId: `order-borrower-${FIRST}-type` },
  ])('with key $key and field $field of borrower $borrowerKey is mapped to $fieldId', ({ fieldId, ...line }) => {
    expect(refusalIssues([{ ...line, message: null }], [])[0]).toMatchObject({
      fieldId,
      message: REQUIRED_FIELDS_INVALID,
    });
  });

  it('without reasons is mapped to the top of the form', () => {
    expect(refusalIssues([], [])).toEqual([
      { key: 'generic invalid field', fieldId: 'order-mode', message: REQUIRED_FIELDS_INVALID },
    ]);
  });

  it('never contains the password', () => {
    expect(withoutSecret('pa$$ is not pa$$', 'pa$$')).toBe('••• is not •••');
    expect(withoutSecret('No password', '')).toBe('No password');
  });

  it('always produces a text', () => {
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        expect(refusalIssues(reasonsOf(answer), []).length).toBeGreaterThan(0);
      }),
    );
    expect(refusalIssues(reasonsOf(undefined), [])[0]?.message).toBe(REQUIRED_FIELDS_INVALID);
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
