import { expect, it } from 'vitest';
import { draftOfPastOrder } from '@/features/request/rules/orderAgain';
import type { BorrowerEdit, OrderDraft, ServiceEdit } from '@/features/request/rules/orderDraft';
import {
  type OrderedBorrower,
  type OrderedService,
  type OrderRequest,
  orderRequestOf,
} from '@/features/request/protocol/rules/orderRequest';
import { verificationKey } from '@/features/request/rules/digitalVerification';
import { pastOrder, pastReport } from '@tests/fixtures/historyItem';
import { agency, FIRST, formOf, recentRequest, reported, verification, wholesale } from '@tests/fixtures/order';

/** For every choice, one that is not the default, and the field of the order that it changes. */
type Choices<Draft, Ordered> = { [Choice in keyof Draft]-?: [chosen: Required<Draft>[Choice], becomes: keyof Ordered] };

const ORDER: Choices<Omit<OrderDraft, 'services' | 'borrowers'>, OrderRequest> = {
  mode: ['credit', 'requestTypeId'],
  pull: ['soft', 'isGseSoftCreditPull'],
  agencyId: ['none', 'creditAgency'],
  accountNumber: ['A1', 'creditAgency'],
  remembersAccount: [false, 'creditAgency'],
  verifications: [{ [verificationKey(verification())]: false }, 'digitalVerifications'],
  note: ['Lower rate', 'note'],
};

const SERVICE: Choices<ServiceEdit, OrderedService> = {
  type: ['request_new', 'transactionType'],
  identifier: ['1684025517', 'lpaKeyIdentifier'],
  loanIdentifier: ['L1', 'lpaLoanIdentifier'],
};

const BORROWER: Choices<BorrowerEdit, OrderedBorrower> = {
  isSelected: [false, 'isSelected'],
  type: ['NONE', 'reportType'],
  reference: ['CR2', 'reportReferenceNumber'],
  isJoint: [true, 'isJoint'],
  copyLiabilities: [true, 'autoCopyLiabilities'],
  formFreeNumber: ['F1', 'formFreeReportNumber'],
  pull: ['soft', 'isGseSoftCreditPull'],
};

const LOAN = wholesale({
  borrowers: [reported(1), reported(2)],
  recentRequest: recentRequest({ isSoftPullPhase3ChangesEnabled: true }),
  creditAgencies: [agency({ userName: 'BRIGHT138' }), agency({ creditAgencyId: '139', isAusSoftPull: true })],
  verifications: [verification()],
});
const UPDATE = { type: 'import_existing', identifier: 'K1', loanIdentifier: 'K2' } as const;
const REISSUE = { type: 'RE_ISSUE' } as const;
const DRAFT: Partial<OrderDraft> = { services: { lp: UPDATE }, borrowers: { [FIRST]: REISSUE } };

const orderOf = (draft: Partial<OrderDraft> = {}) => orderRequestOf(formOf(LOAN, { ...DRAFT, ...draft }));

it.each(Object.entries(ORDER))('orders %s as it is chosen', (choice, [chosen, becomes]) => {
  expect(orderOf({ [choice]: chosen })[becomes]).not.toEqual(orderOf()[becomes]);
});

it.each(Object.entries(SERVICE))('orders %s of a service as it is chosen', (choice, [chosen, becomes]) => {
  const [before, after] = [UPDATE, { ...UPDATE, [choice]: chosen }].map((lp) =>
    orderOf({ services: { lp } }).ausRequests.find(({ ausOptionId }) => ausOptionId === 'lp'),
  );
  expect(after?.[becomes]).not.toEqual(before?.[becomes]);
});

it.each(Object.entries(BORROWER))('orders %s of a borrower as it is chosen', (choice, [chosen, becomes]) => {
  const after = orderOf({ borrowers: { [FIRST]: { ...REISSUE, [choice]: chosen } } });
  expect(after.requestBorrowers[0]?.[becomes]).not.toEqual(orderOf().requestBorrowers[0]?.[becomes]);
});

/** The choice that "Order again" makes of each field of an order; null for one that it doesn't take over. */
type Again<Ordered, Draft> = Record<keyof Ordered, keyof Draft | null>;

const ORDER_AGAIN: Again<OrderRequest, OrderDraft> = {
  requestTypeId: 'mode',
  isGseSoftCreditPull: 'pull',
  creditAgency: 'agencyId',
  ausRequests: 'services',
  requestBorrowers: 'borrowers',
  // These follow from the services.
  isMultiAusRequest: null,
  isCreditImportOnly: null,
  // Of now: the loan's channel, its reports and the acknowledgement. What was about that order: its note.
  businessChannelId: null,
  digitalVerifications: null,
  isBorrowerAcknowledgementForCreditPullObtained: null,
  note: null,
};

const SERVICE_AGAIN: Again<Omit<OrderedService, 'ausOptionId'>, ServiceEdit> = {
  transactionType: 'type',
  caseFileIdentifier: 'identifier',
  lpaKeyIdentifier: 'identifier',
  lpaLoanIdentifier: 'loanIdentifier',
  // These follow from the system.
  ausRequestTypeId: null,
  isLPThroughCaliber: null,
};

const BORROWER_AGAIN: Again<
  Omit<OrderedBorrower, 'requestBorrowerId' | 'borrowerId' | 'applicationId'>,
  BorrowerEdit
> = {
  isSelected: 'isSelected',
  reportType: 'type',
  reportReferenceNumber: 'reference',
  isJoint: 'isJoint',
  autoCopyLiabilities: 'copyLiabilities',
  formFreeReportNumber: 'formFreeNumber',
  // Of the loan, and of the order as a whole.
  isPrimary: null,
  isGseSoftCreditPull: null,
};

const taken = (again: Record<string, string | null>) => [
  ...new Set(Object.values(again).filter((choice) => choice !== null)),
];

it('orders again what each field says, and nothing else', () => {
  const past = pastOrder({
    ...{ creditAgencyId: '138', isGseSoftCreditPull: true, note: 'Lower rate' },
    ausRequests: [{ ausOptionId: 'lp', transactionType: UPDATE.type, identifier: 'K1', loanIdentifier: 'K2' }],
    requestBorrowers: [pastReport('101', { reportReferenceNumber: 'CR1', formFreeReportNumber: 'F1' })],
  });
  const { verifications, ...draft } = draftOfPastOrder(past);
  expect(verifications).toEqual({});
  expect(Object.keys(draft).sort()).toEqual(taken(ORDER_AGAIN).sort());
  expect(Object.keys(draft.services.lp ?? {}).sort()).toEqual(taken(SERVICE_AGAIN).sort());
  expect(Object.keys(draft.borrowers[FIRST] ?? {}).sort()).toEqual(taken(BORROWER_AGAIN).sort());
});
