import type { WireOf } from '@sandbox/http/wireOf';
import type { requestDetail } from '@/features/request/api/contract/orders';
import { isoDateTime } from '@sandbox/world/clock';
import type { CreditLine, Loan, Run, ServiceRun } from '@sandbox/world/model';
import { hasReport } from '@sandbox/world/onFile';
import { statusOf } from '@sandbox/world/outcome';
import { ausTypeOf, creditOf, isFinished, multiIdOf } from '@sandbox/world/runs';
import { SERVICES } from '@sandbox/world/services';

/** Returns what was ordered and its progress, either for the whole run or for the service with the requested id. */
export function requestDetailOf(loan: Loan, run: Run, requestId: string, now: number): WireOf<typeof requestDetail> {
  const own = run.services.filter((s) => s.requestId === requestId || s.uiOnlyRequestId === requestId);
  const services = own.length > 0 ? own : run.services;
  const status = statusOfAll(run, services, now);
  return {
    requestId,
    multiAusRequestId: multiIdOf(run),
    status,
    steps: stepsOf(run, services, now),
    statusText: textOf(run, status),
    creditAgencyId: run.agencyId,
    isGseSoftCreditPull: run.isSoft,
    ausRequests: run.services.map((service) => orderedAusOf(service, now)),
    requestBorrowers: orderedBorrowersOf(loan, run, now),
    submittedBy: run.submittedBy,
    requestDate: isoDateTime(run.orderedAt),
    note: run.note,
  };
}

function statusOfAll(run: Run, services: readonly ServiceRun[], now: number): string {
  if (now < run.creditReadyAt || services.some(({ finishesAt }) => finishesAt > now)) return 'Processing';
  if (run.creditError !== null) return 'Error';
  const [only] = services;
  return services.length === 1 && only ? statusOf(only.outcome) : 'Complete';
}

function textOf({ creditError }: Run, status: string): string {
  if (status === 'Processing') return 'The request is being worked on.';
  return status === 'Error' ? (creditError ?? 'The request failed.') : 'The request is finished.';
}

/** An identifier is returned if it was part of the order, or after the service has returned findings. */
function orderedAusOf(service: ServiceRun, now: number) {
  const { ausId, transactionType } = service;
  const isThere =
    transactionType === 'import_existing' || (isFinished(service, now) && service.outcome.kind === 'verdict');
  const identifier = isThere ? service.identifier : null;
  return {
    ausRequestTypeId: ausId,
    ausOptionId: SERVICES[ausId].option,
    transactionType,
    caseFileIdentifier: null,
    lpaKeyIdentifier: null,
    [SERVICES[ausId].identifier.ordered]: identifier,
    lpaLoanIdentifier: isThere ? service.lpaLoanIdentifier : null,
  };
}

/** A new report has a number only after it is complete; a failed one never gets a number. */
const referenceOf = (run: Run, { reportType, referenceNumber }: CreditLine, now: number): string | null =>
  reportType === 'REPORT_TYPE_REQUEST_NEW' && !hasReport(run, now) ? null : referenceNumber;

const orderedBorrowersOf = (loan: Loan, run: Run, now: number) =>
  creditOf(loan, run).map(({ line, borrower }) => ({
    requestBorrowerId: borrower.requestBorrowerId,
    borrowerId: borrower.borrowerId,
    applicationId: borrower.applicationId,
    isSelected: line.isSelected,
    reportType: line.reportType,
    reportReferenceNumber: referenceOf(run, line, now),
    isJoint: line.isJoint,
    autoCopyLiabilities: line.copyLiabilities,
    formFreeReportNumber: line.formFreeReportNumber,
  }));

type State = 'Pending' | 'Active' | 'Complete' | 'Skipped' | 'Error';

interface Step {
  name: string;
  state: State;
  /** When the step was reached; null: not yet. */
  at: string | null;
}

/** Returns Queued and Credit and, unless only credit was ordered, Underwriting and Findings. */
export function stepsOf(run: Run, services: readonly ServiceRun[], now: number): Step[] {
  const credit = [queued(run, now), creditStep(run, now)];
  if (ausTypeOf(run) === 1) return credit;
  const finishesAt = Math.max(...services.map((service) => service.finishesAt));
  const closesAt = ausTypeOf(run) === 3 ? Math.max(finishesAt, run.waterfallAt) : finishesAt;
  const hasFailed = services.every(({ outcome }) => outcome.kind !== 'verdict');
  return [
    ...credit,
    step('Underwriting', stateOf(now, run.creditReadyAt, finishesAt, hasFailed), run.creditReadyAt, now),
    step('Findings', stateOf(now, finishesAt, closesAt, hasFailed), finishesAt, now),
  ];
}

const queued = ({ orderedAt, creditStartsAt }: Run, now: number): Step =>
  step('Queued', stateOf(now, orderedAt, creditStartsAt, false), orderedAt, now);

function creditStep(run: Run, now: number): Step {
  const isSkipped = run.credit.every(({ reportType }) => reportType === 'REPORT_TYPE_NONE');
  const state = stateOf(now, run.creditStartsAt, run.creditReadyAt, run.creditError !== null);
  return step('Credit', isSkipped && now >= run.creditStartsAt ? 'Skipped' : state, run.creditStartsAt, now);
}

const step = (name: string, state: State, at: number, now: number): Step => ({
  name,
  state,
  at: now < at ? null : isoDateTime(at),
});

function stateOf(now: number, startsAt: number, endsAt: number, hasFailed: boolean): State {
  if (now < startsAt) return 'Pending';
  if (now < endsAt) return 'Active';
  return hasFailed ? 'Error' : 'Complete';
}
