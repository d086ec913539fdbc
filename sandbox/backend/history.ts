import type { historyCalls, historyItem, ausDataSet } from '@/api/contract/history';
import { isoDateTime } from '@sandbox/world/clock';
import { listed, type OrderHabits } from '@sandbox/world/habits';
import type { Loan, Run, ServiceRun } from '@sandbox/world/model';
import type { Answerers } from './context';
import type * as v from 'valibot';
import { statusOf, verdictOf } from '@sandbox/world/outcome';
import { isServicer, SERVICES } from '@sandbox/world/services';
import {
  ausTypeOf,
  isFinished,
  isMulti,
  isWaterfallApplied,
  multiIdOf,
  recommendedOf,
  selectedRequestId,
} from '@sandbox/world/runs';
import { documentId, hasFindingsDocument } from '@sandbox/documents/documentId';
import { nameOf } from '@sandbox/world/borrowers';
import { hasReport } from '@sandbox/world/onFile';
import type { DuFinding } from '@sandbox/world/duFindings';
import { dtiOf, housingOf, totalPaymentsOf } from '@sandbox/world/facts';

export const historyAnswers: Answerers<typeof historyCalls> = {
  historyDetails: ({ loan, now, timeScale, world: { habits } }) => ({
    transactionHistories: historyItemsOf(listed(loan, habits, now, timeScale), now, habits),
  }),
  historyEntries: ({ loan, now, timeScale, world: { habits } }) => ({
    transactionHistories: historyEntriesOf(listed(loan, habits, now, timeScale)),
  }),
};

const historyEntriesOf = ({ runs }: Loan) =>
  runs.toReversed().flatMap(({ orderedAt, services }) => {
    const entry = { requestDate: isoDateTime(orderedAt), requestTypeId: services.length === 0 ? 2 : 1 };
    return services.length === 0 ? [entry] : services.map(() => entry);
  });

export type HistoryItem = v.InferOutput<typeof historyItem>;

/** Returns every item of the loan in its current state, newest first. */
export const historyItemsOf = (loan: Loan, now: number, { echoesKeys }: OrderHabits): HistoryItem[] =>
  loan.runs
    .toReversed()
    .flatMap((run) =>
      run.services.length === 0
        ? [creditItem(loan, run, now)]
        : run.services.map((service) => serviceItem(loan, run, service, now)),
    )
    .map((item) => (echoesKeys ? item : { ...item, clientRequestKey: null }));

const common = (loan: Loan, run: Run, now: number) => ({
  ausType: ausTypeOf(run),
  multiAusRequestId: multiIdOf(run),
  requestDate: isoDateTime(run.orderedAt),
  isWaterfallLogicApplied: isWaterfallApplied(run, now),
  isGseSoftCreditPull: run.isSoft,
  submittedBy: run.submittedBy,
  completeLink: null,
  loanId: loan.loanId,
  linkedRequestId: run.linkedRequestId,
  clientRequestKey: run.requestKey,
  creditDetail: creditDetailOf(loan, run, now),
});

function creditItem(loan: Loan, run: Run, now: number): HistoryItem {
  const isDone = run.creditReadyAt <= now;
  const isError = isDone && run.creditError !== null;
  return {
    ...common(loan, run, now),
    requestId: run.requestId,
    uiOnlyRequestId: null,
    ausRequestType: 'Credit',
    ausRequestTypeId: 0,
    receivedOn: isDone ? isoDateTime(run.creditReadyAt) : null,
    status: creditStatus(isDone, isError),
    isError,
    error: isError ? run.creditError : null,
    isRecommended: false,
    isSelected: false,
    isLPThroughCaliber: false,
    casefileId: null,
    openRequestDocument: null,
    openResponseDocument: null,
    openResponseDocumentId: null,
    findingsDocumentId: null,
    isFinconnectAusIntegrationEnabled: false,
    ausDataSet: null,
  };
}

function serviceItem(loan: Loan, run: Run, service: ServiceRun, now: number): HistoryItem {
  const { outcome, requestId } = service;
  const isDone = isFinished(service, now);
  const isError = isDone && outcome.kind === 'error';
  const isIdentified = isDone ? outcome.kind === 'verdict' : service.transactionType === 'import_existing';
  return {
    ...common(loan, run, now),
    requestId,
    uiOnlyRequestId: isMulti(run) ? service.uiOnlyRequestId : null,
    ausRequestType: SERVICES[service.ausId].type,
    ausRequestTypeId: service.ausId,
    receivedOn: isDone ? isoDateTime(service.finishesAt) : null,
    status: isDone ? statusOf(outcome) : 'Processing',
    isError,
    error: isDone && outcome.kind !== 'verdict' ? outcome.text : null,
    isRecommended: recommendedOf(loan, run, now)?.requestId === requestId,
    isSelected: selectedRequestId(loan, run, now) === requestId,
    isLPThroughCaliber: isServicer(service.ausId),
    casefileId: isIdentified ? service.identifier : null,
    openRequestDocument: documentId(loan.loanId, 'request', requestId),
    openResponseDocument: isDone ? documentId(loan.loanId, 'response', requestId) : null,
    openResponseDocumentId: isDone ? documentId(loan.loanId, 'response', requestId) : null,
    findingsDocumentId: isDone && hasFindingsDocument(outcome) ? documentId(loan.loanId, 'findings', requestId) : null,
    isFinconnectAusIntegrationEnabled: true,
    ausDataSet: ausDataSetOf(loan, run, isDone ? (verdictOf(outcome)?.findings ?? []) : []),
  };
}

function creditStatus(isDone: boolean, isError: boolean): string {
  if (!isDone) return 'Processing';
  return isError ? 'Error' : 'Complete';
}

/** Returns the credit lines of a run for History, each with its report if there is one. */
export const creditDetailOf = (loan: Loan, run: Run, now: number) =>
  run.credit.flatMap((line) => {
    const borrower = loan.borrowers.find(({ borrowerId }) => borrowerId === line.borrowerId);
    if (!borrower || !line.isSelected) return [];
    const reference = hasReport(run, now) ? line.referenceNumber : null;
    return [
      {
        applicationId: borrower.applicationId,
        borrowerName: nameOf(borrower),
        previousReportWasJoint: line.isJoint,
        previousAutoCopyLiabilities: line.copyLiabilities,
        isPrimary: borrower.isPrimary,
        encryptedCreditReportDocumentId: reference === null ? null : documentId(loan.loanId, 'credit', reference),
        ...(line.scoreModel === undefined ? {} : { scoreModel: line.scoreModel }),
      },
    ];
  });

/** Returns the loan data that the run submitted, with the finding codes that DU returned. */
export const ausDataSetOf = (
  { property }: Loan,
  { facts }: Run,
  findings: readonly DuFinding[],
): v.InferOutput<typeof ausDataSet> => ({
  productMoniker: facts.productMoniker,
  ...property,
  residencyType: facts.residency,
  purposeType: facts.purpose,
  refinancePurpose: facts.refinancePurpose,
  submittedUsing: facts.valueBasis,
  amortizationTerm: facts.term,
  interestRate: facts.rate,
  qualifyingRate: facts.qualifyingRate,
  dti: dtiOf(facts),
  totalPayments: totalPaymentsOf(facts),
  totalProposedHousing: housingOf(facts),
  totalIncome: facts.monthlyIncome,
  purchasePrice: facts.purchasePrice,
  appraisedValue: facts.value,
  baseLoanAmount: facts.loanAmount,
  pmimipffFinanced: facts.financedFee,
  subordinateFinancing: facts.subordinateLien,
  secondLineAmount: facts.creditLine,
  initialDrawAmount: facts.initialDraw,
  showlnkDUFindingCodesAttribute: findings.length > 0,
  duFindings: [...findings],
});
