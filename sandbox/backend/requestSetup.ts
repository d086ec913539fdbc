import type { WireOf } from '@sandbox/http/wireOf';
import type { recentRequestCalls, ausRequestItem } from '@/features/loan/api/contract/recentRequests';
import type { requestSetupCalls, requestBorrower } from '@/features/request/api/contract/requestSetup';
import { findAgency } from '@sandbox/world/agencies';
import { DAY, dayAtMidnight, isoDateTime } from '@sandbox/world/clock';
import { latestCreditRun, REPORT_LIFE_DAYS, hasPulled, reportOnFile } from '@sandbox/world/onFile';
import { listed } from '@sandbox/world/habits';
import { isAusId, isServicer } from '@sandbox/world/services';
import type { Answerers } from './context';
import { ausAvailabilityOf, ausRequestTypesOf } from './ausOptions';
import { refuse } from './refusal';
import { requestTypeDataOf } from './requestTypeData';
import { nameOf, type Borrower } from '@sandbox/world/borrowers';
import type { Loan } from '@sandbox/world/model';
import { documentId } from '@sandbox/documents/documentId';
import { answerBy, orderedIn, requestIdOf, type Ordered } from '@sandbox/world/ordered';
import { multiIdOf } from '@sandbox/world/runs';

export const requestSetupAnswers: Answerers<typeof requestSetupCalls & typeof recentRequestCalls> = {
  ausRequestTypes: ({ loan }) => ausRequestTypesOf(loan),
  requestTypeData: ({ loan, now, params }) => {
    const ausId = Number(params['ausRequestTypeId']);
    return isAusId(ausId)
      ? requestTypeDataOf(loan, ausId, now)
      : refuse(404, `There is no underwriting system ${params['ausRequestTypeId'] ?? ''}`);
  },
  ausAvailability: ({ loan, now }) => ausAvailabilityOf(loan, now),
  requestBorrowers: ({ loan, now }) => ({ requestBorrowers: requestBorrowersOf(loan, now) }),
  recentCreditRequest: ({ loan, now }) => {
    const run = latestCreditRun(loan, now);
    if (!run) return null;
    return {
      requestId: run.services[0]?.requestId ?? run.requestId,
      requestDate: isoDateTime(run.orderedAt),
      creditAgencyId: run.agencyId,
      creditAgencyName: run.agencyId === null ? null : (findAgency(run.agencyId)?.name ?? null),
      status: 'Complete',
      isGseSoftCreditPull: run.isSoft,
      expiresOn: dayAtMidnight(run.orderedAt + REPORT_LIFE_DAYS * DAY),
      borrowers: recentCreditBorrowersOf(loan, now),
    };
  },
  recentRequest: ({ loan, now, timeScale, world: { habits } }) => {
    const items = recentItemsOf(listed(loan, habits, now, timeScale), now);
    return {
      getAusRequestItems: items,
      isMultiAusRequest: items.length > 1,
      isSoftPullPhase2ChangesEnabled: loan.softPull.phase2,
      isSoftPullPhase3ChangesEnabled: loan.softPull.phase3,
      isSmartSeriesProductWithInvestorAccessLoan: loan.isSmartSeriesWithInvestorAccess,
      businessChannelId: loan.channelId,
      areOrdersDeduplicated: habits.deduplicates,
    };
  },
};

const REPOSITORIES = ['Equifax', 'Experian', 'TransUnion'];

/** Returns the borrowers, each with what was last ordered. */
export const requestBorrowersOf = (loan: Loan, now: number) =>
  loan.borrowers.map((borrower) => requestBorrowerOf(loan, borrower, now));

function requestBorrowerOf(loan: Loan, borrower: Borrower, now: number): WireOf<typeof requestBorrower> {
  const onFile = reportOnFile(loan, borrower.borrowerId, now);
  const reference = onFile?.line.referenceNumber ?? null;
  return {
    requestBorrowerId: borrower.requestBorrowerId,
    borrowerId: borrower.borrowerId,
    applicationId: borrower.applicationId,
    firstname: borrower.firstName,
    lastname: borrower.lastName,
    isPrimary: borrower.isPrimary,
    creditReportDocumentId: reference === null ? null : documentId(loan.loanId, 'credit', reference),
    creditReportDocument: reference === null ? null : `Credit report ${reference}`,
    borrowerName: nameOf(borrower),
    previousReportReferenceNumber: reference,
    previousReportWasJoint: onFile?.line.isJoint ?? false,
    previousFormFreeReportNumber: onFile?.line.formFreeReportNumber ?? null,
    previousAutoCopyLiabilities: onFile?.line.copyLiabilities ?? false,
    disableIsJoint: borrower.isAlwaysSeparate,
    isDiscrepancyInBorrowerData: borrower.hasDiscrepancy,
    isGseSoftCreditPull: onFile?.run.isSoft ?? false,
    isGseSoftCreditPullCompleted: hasPulled(loan, borrower.borrowerId, true, now),
    isHardCreditPullCompleted: hasPulled(loan, borrower.borrowerId, false, now),
  };
}

/** Returns the borrowers that have a report. */
export const recentCreditBorrowersOf = (loan: Loan, now: number) =>
  loan.borrowers.flatMap(({ borrowerId }) => {
    const line = reportOnFile(loan, borrowerId, now)?.line;
    if (!line?.referenceNumber) return [];
    return [
      {
        borrowerId,
        referenceNumber: line.referenceNumber,
        isJoint: line.isJoint,
        encryptedCreditReportDocumentId: documentId(loan.loanId, 'credit', line.referenceNumber),
        repositories: [...REPOSITORIES],
      },
    ];
  });

const STATUS_IDS: Readonly<Record<string, number>> = { Processing: 1, Error: 3, Validation: 4, Cancel: 5 };
const COMPLETE = 2;

/** Returns the latest request, one item for each service. @empty nothing has been ordered */
export const recentItemsOf = (loan: Loan, now: number) =>
  orderedIn(loan, loan.runs.slice(-1)).map((ordered) => itemOf(ordered, now));

function itemOf(ordered: Ordered, now: number): WireOf<typeof ausRequestItem> {
  const { loan, run, service } = ordered;
  const { isDone, status, error, verdict } = answerBy(now, ordered);
  return {
    requestID: requestIdOf(ordered),
    requestTypeID: service ? 1 : 2,
    multiAusRequestId: multiIdOf(run),
    creditAgencyID: run.agencyId,
    requestDate: isoDateTime(run.orderedAt),
    requestDocumentID: service ? documentId(loan.loanId, 'request', service.requestId) : null,
    statusTypeID: STATUS_IDS[status] ?? COMPLETE,
    status,
    caseFileIdentifier: service && verdict ? service.identifier : null,
    error,
    recommendation: verdict?.recommendation ?? null,
    auRequestTypeID: service?.ausId ?? 0,
    currentResponseID: service && isDone ? service.responseId : null,
    auLoanIdentifier: service?.lpaLoanIdentifier ?? null,
    isLPThroughCaliber: service !== undefined && isServicer(service.ausId),
    isAppraisalWaived: verdict?.waiver.isOffered ?? false,
    productMoniker: run.facts.productMoniker,
    loanID: loan.loanId,
  };
}
