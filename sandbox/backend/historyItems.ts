import type * as v from 'valibot';
import type { historyItem } from '@/api/contract/history';
import { isoDateTime } from '@sandbox/world/clock';
import type { OrderHabits } from '@sandbox/world/habits';
import type { Loan, Run, ServiceRun } from '@sandbox/world/model';
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
import { creditDetailOf } from './creditDetail';
import { ausDataSetOf } from './dataSet';

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
