import type * as v from 'valibot';
import type { order } from '@/api/contract/orders';
import type { LoanId } from '@/domain/loan/loan';
import type { OrderedAgency, OrderedBorrower, OrderedService, OrderRequest } from '@/domain/order/orderRequest';
import { serviceIdOf } from '@/domain/request/ausService';
import type { ReportType } from '@/domain/request/borrower';
import { REQUEST_TYPE_ID } from '@/domain/request/requestSetup';

type OrderBody = v.InferInput<typeof order>;

interface Sealed {
  order: OrderRequest;
  clientRequestKey: string;
  password: string;
}

/** An order in the service's words. */
export const toOrderBody = (loanId: LoanId, { order, clientRequestKey, password }: Sealed): OrderBody => ({
  loanId,
  businessChannelId: order.channelId,
  requestTypeId: REQUEST_TYPE_ID[order.mode],
  isMultiAusRequest: order.services.length > 1,
  isCreditImportOnly: order.mode === 'credit',
  isGseSoftCreditPull: order.isSoft,
  ausRequests: order.services.map(toService),
  creditAgency: order.agency && toAgency(order.agency, password),
  requestBorrowers: order.borrowers.map(toBorrower),
  digitalVerifications: order.verifications.map(({ borrowerId, system, type, reportId }) => ({
    borrowerId,
    verificationSystem: system,
    verificationType: type,
    reportId,
  })),
  ...(order.preset === null
    ? {}
    : {
        overrideSelection: {
          ausRequestTypeId: order.preset.ausRequestTypeId,
          overrideReasonId: order.preset.reasonId,
          comment: order.preset.comment.trim(),
        },
      }),
  isBorrowerAcknowledgementForCreditPullObtained: order.isAcknowledged,
  ...(order.note === '' ? {} : { note: order.note }),
  clientRequestKey,
});

const toService = ({ option, type, identifier, loanIdentifier }: OrderedService): OrderBody['ausRequests'][number] => ({
  ausRequestTypeId: serviceIdOf(option),
  ausOptionId: option,
  transactionType: type,
  ...(identifier === null ? {} : { [option === 'du' ? 'caseFileIdentifier' : 'lpaKeyIdentifier']: identifier }),
  ...(loanIdentifier === null ? {} : { lpaLoanIdentifier: loanIdentifier }),
  isLPThroughCaliber: option === 'lp_thru_cal',
});

const toAgency = (agency: OrderedAgency, password: string): NonNullable<OrderBody['creditAgency']> => ({
  creditAgencyId: agency.id,
  mappedToCreditAgencyId: agency.mappedId,
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

/** @empty a word nobody knows orders nothing */
export function toReportType(wire: string | null): ReportType {
  if (wire === REPORT_TYPE.REQUEST_NEW) return 'REQUEST_NEW';
  return wire === REPORT_TYPE.RE_ISSUE ? 'RE_ISSUE' : 'NONE';
}

const toBorrower = (borrower: OrderedBorrower): OrderBody['requestBorrowers'][number] => ({
  requestBorrowerId: borrower.requestBorrowerId,
  borrowerId: borrower.borrowerId,
  applicationId: borrower.applicationId,
  isPrimary: borrower.isPrimary,
  isSelected: borrower.isSelected,
  reportType: REPORT_TYPE[borrower.type],
  reportReferenceNumber: borrower.reference,
  isJoint: borrower.isJoint,
  autoCopyLiabilities: borrower.copyLiabilities,
  formFreeReportNumber: borrower.formFreeNumber,
  isGseSoftCreditPull: borrower.isSoft,
});
