import type { selectionCalls } from '@/features/selection/api/contract/selection';
import { isoDate } from '@sandbox/world/clock';
import type { Loan, Run } from '@sandbox/world/model';
import { verdictOf } from '@sandbox/world/outcome';
import { OVERRIDE_REASONS, overrideLogOf } from '@sandbox/world/overrides';
import { RELIEF_TYPES, type Relief, type ReliefStatus } from '@sandbox/world/relief';
import { findRun, isFinished, multiIdOf, placingsOf } from '@sandbox/world/runs';
import type { Answerers, Context } from './context';
import { overrideRefusal, recordOverride, overrideLogsOf } from './override';
import { refuse } from './refusal';
import { selectionItemsOf } from './selectionItems';

export const selectionAnswers: Answerers<typeof selectionCalls> = {
  recommendations: ({ loan, now }) => ({
    recommendations: recommendationsOf(loan, now),
    overrideReasons: [...OVERRIDE_REASONS],
    selectionOverrideLogs: overrideLogsOf(overrideLogOf(loan)),
  }),
  selections: (context) => {
    const { loan, params } = context;
    const { runId = '' } = params;
    const run = findRun(loan, runId);
    if (!run || run.services.length === 0) return refuse(404, `Loan ${loan.loanId} has no underwriting run ${runId}`);
    return { multiAusRequestId: multiIdOf(run), selections: selectionItemsOf(loan, run, context) };
  },
  repAndWarrant: (context) => {
    const relief = reliefOf(context);
    if (relief instanceof Response) return relief;
    return {
      responseId: Number(context.params['responseId']),
      repNWarrantTypeId: RELIEF_TYPES.indexOf(relief.type) + 1,
      repNWarrantType: relief.type,
      status: relief.status,
      closeByDate: relief.closeBy === null ? null : isoDate(relief.closeBy),
      borrowers: relief.borrowers.map((borrower) => ({ ...borrower })),
      messageCount: messageCountOf(relief),
    };
  },
  repAndWarrantMessages: (context) => {
    const relief = reliefOf(context);
    return relief instanceof Response ? relief : { messages: messagesOf(relief) };
  },
  overrideSelection: (context) => {
    const { loan, body } = context;
    const run = findRun(loan, String(body.multiAusRequestId));
    const refusal = overrideRefusal(context, run);
    if (refusal) return refusal;
    if (!run) return refuse(404, `Loan ${loan.loanId} has no run ${body.multiAusRequestId}`);
    recordOverride(context, run);
    return {
      selections: selectionItemsOf(loan, run, context),
      selectionOverrideLogs: overrideLogsOf(overrideLogOf(loan)),
    };
  },
};

/** Returns the recommendations of the latest run that has any. */
function recommendationsOf(loan: Loan, now: number) {
  const run = loan.runs.findLast((candidate) => placingsOf(loan, candidate, now).length > 0);
  return run === undefined ? [] : placingsOf(loan, run, now).map((placing) => recommendationOf(run, placing));
}

function recommendationOf({ services }: Run, placing: ReturnType<typeof placingsOf>[number]) {
  const service = services.find(({ requestId }) => requestId === placing.requestId);
  return {
    ausRequestTypeId: service?.ausId ?? null,
    requestId: placing.requestId,
    recommendation: (service && verdictOf(service.outcome)?.recommendation) ?? null,
    isRecommended: placing.isRecommended,
    reasons: [...placing.reasons],
  };
}

/** Returns the relief for a response and a type, or a refusal. */
function reliefOf({ loan, now, params }: Context): Relief | Response {
  const { responseId = '', typeId = '' } = params;
  const service = loan.runs
    .flatMap(({ services }) => services)
    .find((candidate) => String(candidate.responseId) === responseId && isFinished(candidate, now));
  const verdict = service && verdictOf(service.outcome);
  if (!verdict) return refuse(404, `Loan ${loan.loanId} has no findings in response ${responseId}`);
  return (
    verdict.reliefs.find(({ type }) => RELIEF_TYPES.indexOf(type) + 1 === Number(typeId)) ??
    refuse(404, `There is no representation and warranty type ${typeId}`)
  );
}

const TEXTS: Readonly<Record<ReliefStatus, (type: string) => string>> = {
  Eligible: (type) =>
    `Representations and warranties on ${type.toLowerCase()} are relieved on the strength of the report.`,
  'Not Eligible': (type) => `${type} are not relieved: document them in the ordinary way.`,
  'Unable to Determine': (type) => `${type} could not be assessed: the report is incomplete or has expired.`,
  'Not Requested': (type) => `No report of ${type.toLowerCase()} was sent with the submission.`,
};

/** Returns one message for the loan and one for each borrower with a report. */
export function messagesOf(relief: Relief) {
  const typeId = RELIEF_TYPES.indexOf(relief.type) + 1;
  const reported = relief.borrowers.filter(({ reportId }) => reportId !== null);
  const message = (number: number, text: string, borrowerName: string | null) => ({
    messageId: typeId * 100 + number,
    messageCode: `RW${typeId}${number}`,
    text,
    borrowerName,
  });
  return [
    message(0, TEXTS[relief.status](relief.type), null),
    ...reported.map(({ status, vendorName, reportId, borrowerName }, place) =>
      message(place + 1, `${vendorName ?? 'Vendor'} report ${reportId ?? ''}: ${status.toLowerCase()}.`, borrowerName),
    ),
  ];
}

export const messageCountOf = (relief: Relief): number => messagesOf(relief).length;
