import type * as v from 'valibot';
import type { ausRequestItem } from '@/api/contract/recentRequests';
import { isoDateTime } from '@sandbox/world/clock';
import type { Loan, Run, ServiceRun } from '@sandbox/world/model';
import { statusOf, verdictOf } from '@sandbox/world/outcome';
import { isFinished, multiIdOf } from '@sandbox/world/runs';
import { isServicer } from '@sandbox/world/services';
import { documentId } from '@sandbox/documents/documentId';

type AusRequestItem = v.InferOutput<typeof ausRequestItem>;

const STATUS_IDS: Readonly<Record<string, number>> = { Processing: 1, Error: 3, Validation: 4, Cancel: 5 };
const COMPLETE = 2;

/** Returns the latest request, one item for each service. @empty nothing has been ordered */
export function recentItemsOf(loan: Loan, now: number): AusRequestItem[] {
  const run = loan.runs.at(-1);
  if (!run) return [];
  return run.services.length === 0
    ? [creditItem(loan, run, now)]
    : run.services.map((service) => serviceItem(loan, run, service, now));
}

const common = (loan: Loan, run: Run, status: string) => ({
  multiAusRequestId: multiIdOf(run),
  creditAgencyID: run.agencyId,
  requestDate: isoDateTime(run.orderedAt),
  statusTypeID: STATUS_IDS[status] ?? COMPLETE,
  status,
  productMoniker: run.facts.productMoniker,
  loanID: loan.loanId,
});

function creditItem(loan: Loan, run: Run, now: number): AusRequestItem {
  const finished = run.creditError === null ? 'Complete' : 'Error';
  return {
    ...common(loan, run, run.creditReadyAt <= now ? finished : 'Processing'),
    requestID: run.requestId,
    requestTypeID: 2,
    requestDocumentID: null,
    caseFileIdentifier: null,
    error: run.creditReadyAt <= now ? run.creditError : null,
    recommendation: null,
    auRequestTypeID: 0,
    currentResponseID: null,
    auLoanIdentifier: null,
    isLPThroughCaliber: false,
    isAppraisalWaived: false,
  };
}

function serviceItem(loan: Loan, run: Run, service: ServiceRun, now: number): AusRequestItem {
  const { outcome } = service;
  const isDone = isFinished(service, now);
  const verdict = isDone ? verdictOf(outcome) : undefined;
  return {
    ...common(loan, run, isDone ? statusOf(outcome) : 'Processing'),
    requestID: service.requestId,
    requestTypeID: 1,
    requestDocumentID: documentId(loan.loanId, 'request', service.requestId),
    caseFileIdentifier: verdict ? service.identifier : null,
    error: isDone && outcome.kind !== 'verdict' ? outcome.text : null,
    recommendation: verdict?.recommendation ?? null,
    auRequestTypeID: service.ausId,
    currentResponseID: isDone ? service.responseId : null,
    auLoanIdentifier: service.lpaLoanIdentifier,
    isLPThroughCaliber: isServicer(service.ausId),
    isAppraisalWaived: verdict?.waiver.isOffered ?? false,
  };
}
