import { SOFT_AGENCY_ID } from '@sandbox/world/agencies';
import type { Loan } from '@sandbox/world/model';
import type { RunPlan, ServicePlan } from '@sandbox/world/plan';
import type { Order } from './orders';

/** The one password that no agency recognises. */
const WRONG_PASSWORD = 'wrong';

/** An order as it is carried out; of the password only remains whether the agency recognises it. */
export const planOf = (order: Order, loan: Loan, submittedBy: string, now: number): RunPlan => ({
  orderedAt: now,
  submittedBy,
  services: order.ausRequests.map(serviceOf),
  credit: order.requestBorrowers.map((line) => ({
    borrowerId: line.borrowerId,
    isSelected: line.isSelected,
    reportType: line.reportType,
    referenceNumber: line.reportReferenceNumber,
    isJoint: line.isJoint,
    copyLiabilities: line.autoCopyLiabilities,
    formFreeReportNumber: line.formFreeReportNumber,
  })),
  agencyId: agencyIdOf(order),
  isSoft: order.isGseSoftCreditPull,
  hasWrongPassword: order.creditAgency?.password === WRONG_PASSWORD,
  verifications: loan.verifications.filter((report) =>
    order.digitalVerifications.some(
      (included) => included.reportId === report.reportId && included.borrowerId === report.borrowerId,
    ),
  ),
  preset: order.overrideSelection
    ? {
        ausId: order.overrideSelection.ausRequestTypeId,
        reasonId: order.overrideSelection.overrideReasonId,
        comment: order.overrideSelection.comment,
      }
    : null,
  note: order.note ?? null,
});

/** A soft pull without an agency goes to the lender's own. */
function agencyIdOf({ creditAgency, isGseSoftCreditPull }: Order): number | null {
  if (creditAgency) return Number(creditAgency.creditAgencyId);
  return isGseSoftCreditPull ? SOFT_AGENCY_ID : null;
}

function serviceOf(service: Order['ausRequests'][number]): ServicePlan {
  const { ausRequestTypeId: ausId, transactionType } = service;
  if (transactionType === 'request_new') return { ausId, transactionType };
  const identifier = ausId === 2 ? service.caseFileIdentifier : service.lpaKeyIdentifier;
  return {
    ausId,
    transactionType,
    ...(identifier && { identifier }),
    ...(service.lpaLoanIdentifier && { lpaLoanIdentifier: service.lpaLoanIdentifier }),
  };
}
