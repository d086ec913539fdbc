import type * as v from 'valibot';
import type { order } from '@/api/contract/orders';
import type { LoanId } from '@/domain/loan/loan';
import type { OrderedAgency, OrderedBorrower, OrderedService, OrderRequest } from '@/domain/order/orderRequest';
import type { ReportType } from '@/domain/request/borrower';
import { REQUEST_TYPE_ID, serviceIdOf } from './systemIds';
import type { WireIds } from './wireIds';

type OrderBody = v.InferInput<typeof order>;

interface Sealed {
  order: OrderRequest;
  clientRequestKey: string;
  password: string;
}

/**
 * Converts an order to the API's format.
 *
 * @source Specification §3: "Report type enumeration"
 * @source Specification §7: "POST /aus/multi-aus/v1/multi-aus-request"
 */
export const toOrderBody = (
  loanId: LoanId,
  { order, clientRequestKey, password }: Sealed,
  ids: WireIds,
): OrderBody => ({
  loanId,
  businessChannelId: order.channelId,
  requestTypeId: REQUEST_TYPE_ID[order.mode],
  isMultiAusRequest: order.services.length > 1,
  isCreditImportOnly: order.mode === 'credit',
  isGseSoftCreditPull: order.isSoft,
  ausRequests: order.services.map((service) => toService(service, ids)),
  creditAgency: order.agency && toAgency(order.agency, password, ids),
  requestBorrowers: order.borrowers.map((borrower) => toBorrower(borrower, ids)),
  digitalVerifications: order.verifications.map(({ borrowerId, system, type, reportId }) => ({
    borrowerId: ids.toSend('verifiedBorrower', borrowerId),
    verificationSystem: system,
    verificationType: type,
    reportId: ids.toSend('report', reportId),
  })),
  ...(order.preset === null
    ? {}
    : {
        overrideSelection: {
          ausRequestTypeId: serviceIdOf(order.preset.service),
          overrideReasonId: order.preset.reasonId && ids.toSend('reason', order.preset.reasonId),
          comment: order.preset.comment.trim(),
        },
      }),
  isBorrowerAcknowledgementForCreditPullObtained: order.isAcknowledged,
  ...(order.note === '' ? {} : { note: order.note }),
  clientRequestKey,
});

const toService = (
  { option, type, identifier, loanIdentifier }: OrderedService,
  { toSend }: WireIds,
): OrderBody['ausRequests'][number] => ({
  ausRequestTypeId: serviceIdOf(option),
  ausOptionId: option,
  transactionType: type,
  ...(identifier === null
    ? {}
    : { [option === 'du' ? 'caseFileIdentifier' : 'lpaKeyIdentifier']: toSend('identifier', identifier) }),
  ...(loanIdentifier === null ? {} : { lpaLoanIdentifier: toSend('identifier', loanIdentifier) }),
  isLPThroughCaliber: option === 'lp_thru_cal',
});

const toAgency = (
  agency: OrderedAgency,
  password: string,
  { toSend }: WireIds,
): NonNullable<OrderBody['creditAgency']> => ({
  creditAgencyId: toSend('agency', agency.id),
  mappedToCreditAgencyId: agency.mappedId && toSend('mappedAgency', agency.mappedId),
  fromAusRequestType: agency.system,
  toAusRequestType: agency.mappedSystem,
  ...(agency.accountNumber === null ? {} : { userName: agency.accountNumber, password }),
  rememberAccountDetails: agency.remembersAccount,
});

const REPORT_TYPE = {
  REQUEST_NEW: 'REPORT_TYPE_REQUEST_NEW',
  RE_ISSUE: 'REPORT_TYPE_RE_ISSUE',
  NONE: 'REPORT_TYPE_NONE',
} as const satisfies Record<ReportType, string>;

/** @empty 'NONE' for an unknown text, so that it orders nothing */
export function toReportType(wire: string | null): ReportType {
  if (wire === REPORT_TYPE.REQUEST_NEW) return 'REQUEST_NEW';
  return wire === REPORT_TYPE.RE_ISSUE ? 'RE_ISSUE' : 'NONE';
}

const toBorrower = (borrower: OrderedBorrower, { toSend }: WireIds): OrderBody['requestBorrowers'][number] => ({
  requestBorrowerId: toSend('requestBorrower', borrower.requestBorrowerId),
  borrowerId: toSend('borrower', borrower.borrowerId),
  applicationId: toSend('application', borrower.applicationId),
  isPrimary: borrower.isPrimary,
  isSelected: borrower.isSelected,
  reportType: REPORT_TYPE[borrower.type],
  reportReferenceNumber: borrower.reference && toSend('reference', borrower.reference),
  isJoint: borrower.isJoint,
  autoCopyLiabilities: borrower.copyLiabilities,
  formFreeReportNumber: borrower.formFreeNumber && toSend('formFree', borrower.formFreeNumber),
  isGseSoftCreditPull: borrower.isSoft,
});
