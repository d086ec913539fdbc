import { SOFT_AGENCY_ID } from '@sandbox/world/agencies';
import type { Loan } from '@sandbox/world/model';
import type { RunPlan, ServicePlan } from '@sandbox/world/plan';
import { SERVICES } from '@sandbox/world/services';
import type { Order } from './context';

/** The only password that every agency refuses. */
const WRONG_PASSWORD = 'wrong';

/** Converts an order to a run plan. Of the password, the plan keeps only whether the agency accepts it. */
export const planOf = (order: Order, loan: Loan, submittedBy: string, now: number): RunPlan => ({
  requestKey: order.clientRequestKey,
  orderedAt: now,
  submittedBy,
  services: order.ausRequests.map(serviceOf),
  credit: order.requestBorrowers.map((line) => ({
    borrowerId: String(line.borrowerId),
    isSelected: line.isSelected,
    reportType: line.reportType,
    referenceNumber: textOf(line.reportReferenceNumber),
    isJoint: line.isJoint,
    copyLiabilities: line.autoCopyLiabilities,
    formFreeReportNumber: textOf(line.formFreeReportNumber),
  })),
  agencyId: agencyIdOf(order),
  isSoft: order.isGseSoftCreditPull,
  hasWrongPassword: order.creditAgency?.password === WRONG_PASSWORD,
  verifications: loan.verifications.filter((report) =>
    order.digitalVerifications.some(
      (included) => String(included.reportId) === report.reportId && String(included.borrowerId) === report.borrowerId,
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

const textOf = (id: string | number | null): string | null => (id === null ? null : String(id));

/** A soft pull without an agency uses the lender's own. */
function agencyIdOf({ creditAgency, isGseSoftCreditPull }: Order): number | null {
  if (creditAgency) return Number(creditAgency.creditAgencyId);
  return isGseSoftCreditPull ? SOFT_AGENCY_ID : null;
}

function serviceOf(service: Order['ausRequests'][number]): ServicePlan {
  const { ausRequestTypeId: ausId, transactionType } = service;
  if (transactionType === 'request_new') return { ausId, transactionType };
  const identifier = service[SERVICES[ausId].identifier.ordered];
  return {
    ausId,
    transactionType,
    ...(identifier && { identifier: String(identifier) }),
    ...(service.lpaLoanIdentifier && { lpaLoanIdentifier: String(service.lpaLoanIdentifier) }),
  };
}
