import { endpoint } from '@/api/endpoint';
import type { AnswerOf, LaterSend } from '@/api/http/send';
import { ausServiceLabel, type AusSystem } from '@/domain/loan/aus';
import type { LoanId } from '@/domain/loan/loan';
import type { OverrideReason } from '@/domain/selection/override';
import type { OverrideLogEntry } from '@/domain/selection/overrideLog';
import type { Relief, ReliefMessage, ReliefTypeId } from '@/domain/selection/repAndWarrant';
import type { RankReasons } from '@/domain/selection/selectionRecommendation';
import type { SelectionResult } from '@/domain/selection/selectionResult';
import type { RunStep } from '@/domain/selection/selectionSteps';
import { uniqueBy } from '@/lib/uniqueBy';
import { type WireIds, idText } from './wireIds';
import { systemIdOf, systemOf } from './systemIds';

/** The recommendations, the override reasons and the override log. Undefined: the API did not send the part. */
export interface Recommendations {
  recommendations: RankReasons[] | undefined;
  reasons: OverrideReason[] | undefined;
  logs: OverrideLogEntry[] | undefined;
}

interface OverrideOrder {
  loanId: LoanId;
  runId: string;
  recommendedRequestId: string | null;
  selectedRequestId: string;
  selectedSystem: AusSystem;
  reason: OverrideReason | undefined;
  comment: string;
}

/** @spec SEL-9 */
export const createSelectionsApi = (send: LaterSend, ids: WireIds) => ({
  /**
   * Loads the results of one run, one per service. A duplicate result counts once.
   * @spec API-13
   * @shape runId is the multi request id, or the request id of a single run
   */
  list: endpoint<{ loanId: LoanId; runId: string }, SelectionResult[] | undefined>(
    async ({ loanId, runId }, signal) => {
      const wire = await send('selections', { params: { runId }, loanId, signal });
      return wire && toResults(wire, ids);
    },
  ),
  /** Loads the steps of one request of a run. @spec API-34 @shape in the order of the steps */
  steps: endpoint<{ loanId: LoanId; requestId: string }, RunStep[] | undefined>(
    async ({ loanId, requestId }, signal) => {
      const wire = await send('requestDetail', { params: { requestId }, loanId, signal });
      return wire?.steps?.map(({ name, state }) => ({ name: name ?? 'Step', state: state ?? '' }));
    },
  ),
  /** Loads recommendations, override reasons and the override log. @spec API-12 */
  recommendations: endpoint<{ loanId: LoanId }, Recommendations | undefined>(async ({ loanId }, signal) => {
    const wire = await send('recommendations', { params: {}, loanId, signal });
    return (
      wire && {
        recommendations: wire.recommendations?.map(toRecommendation),
        reasons: wire.overrideReasons
          ? uniqueBy(wire.overrideReasons).map((reason) => toReason(reason, ids))
          : undefined,
        logs: toLogs(wire),
      }
    );
  }),
  /** Selects a result. After a lost response, read the run's results back. @spec API-35 */
  override: endpoint<
    OverrideOrder,
    { results: SelectionResult[] | undefined; logs: OverrideLogEntry[] | undefined } | undefined
  >(async ({ loanId, runId, reason, selectedSystem, ...choice }, signal) => {
    const { recommendedRequestId, selectedRequestId } = choice;
    const body = {
      loanId,
      multiAusRequestId: ids.toSend('run', runId),
      ...choice,
      recommendedRequestId: recommendedRequestId && ids.toSend('result', recommendedRequestId),
      selectedRequestId: ids.toSend('result', selectedRequestId),
      selectedAusRequestTypeId: systemIdOf(selectedSystem),
      overrideReasonId: reason === undefined ? null : ids.toSend('reason', reason.id),
      overrideReason: reason?.label ?? null,
    };
    const wire = await send('overrideSelection', { params: {}, loanId, signal, body });
    return (
      wire && {
        results: toResults(wire, ids),
        logs: toLogs(wire),
      }
    );
  }),
});

type WireResult = NonNullable<NonNullable<AnswerOf<'selections'>>['selections']>[number];

function toSelectionResult(wire: WireResult, ids: WireIds): SelectionResult {
  const { uiOnlyRequestId, ausRequestType, ausRequestTypeId, isLPThroughCaliber, isWaterfallLogicApplied, ...same } =
    wire;
  const requestId = ids.received('result', wire.requestId);
  const system = systemOf(ausRequestTypeId);
  const isThroughServicer = isLPThroughCaliber ?? false;
  return {
    ...same,
    // The services of one request may have no id of their own.
    key: idText(uiOnlyRequestId) ?? `${requestId} ${ausRequestTypeId ?? ''}`,
    requestId,
    responseId: idText(wire.responseId),
    casefileId: idText(wire.casefileId),
    auLoanIdentifier: idText(wire.auLoanIdentifier),
    findingsDocumentId: ids.receivedIfAny('document', wire.findingsDocumentId),
    service: ausServiceLabel(ausRequestType, system, isThroughServicer) ?? 'AUS',
    isThroughServicer,
    system,
    status: wire.status ?? '',
    isRecommended: wire.isRecommended ?? false,
    isSelected: wire.isSelected ?? false,
    isWaterfallApplied: isWaterfallLogicApplied ?? false,
    waterfallReasons: wire.waterfallReasons ?? [],
    isOutOfDate: wire.isOutOfDate ?? false,
  };
}

type Wire = AnswerOf<'recommendations'>;

function toResults({ selections }: AnswerOf<'selections'> | AnswerOf<'overrideSelection'>, ids: WireIds) {
  const results = selections?.map((result) => toSelectionResult(result, ids));
  return results && uniqueBy(results, ({ key }) => key);
}

function toLogs({ selectionOverrideLogs: logs }: Wire | AnswerOf<'overrideSelection'>) {
  return logs ? uniqueBy(logs.map(toLogEntry), ({ id }) => id) : undefined;
}

const toRecommendation = (wire: NonNullable<Wire['recommendations']>[number]): RankReasons => ({
  requestId: String(wire.requestId),
  system: systemOf(wire.ausRequestTypeId),
  reasons: wire.reasons ?? [],
});

const toReason = (wire: NonNullable<Wire['overrideReasons']>[number], { received }: WireIds): OverrideReason => ({
  id: received('reason', wire.overrideReasonId),
  label: wire.overrideReason,
  // 'Other' needs a comment even if the API does not mark it.
  isCommentRequired: wire.isCommentRequired ?? /^other$/i.test(wire.overrideReason.trim()),
});

const toLogEntry = (wire: NonNullable<Wire['selectionOverrideLogs']>[number]): OverrideLogEntry => ({
  id: String(wire.overrideLogId),
  overriddenOn: wire.overriddenOn,
  overriddenBy: wire.overriddenBy,
  from: systemLabel(wire.fromAusRequestType),
  to: systemLabel(wire.toAusRequestType),
  reason: wire.overrideReason,
  comment: wire.comment,
  requestId: idText(wire.requestId),
});

const systemLabel = (word: string | null): string | null => ausServiceLabel(word, null, false);

export const createRepAndWarrantApi = (send: LaterSend) => ({
  /** Loads the representation and warranty relief of one type for one result. @spec API-31 */
  relief: endpoint<{ loanId: LoanId; responseId: string; typeId: ReliefTypeId }, Relief | undefined>(
    async ({ loanId, ...params }, signal) => {
      const wire = await send('repAndWarrant', { params: { loanId, ...params }, signal });
      return wire && toRelief(wire);
    },
  ),
  /** Loads the messages behind one relief status. @spec API-32 */
  messages: endpoint<{ loanId: LoanId; responseId: string; typeId: ReliefTypeId }, ReliefMessage[] | undefined>(
    async ({ loanId, ...params }, signal) => {
      const wire = await send('repAndWarrantMessages', { params, loanId, signal });
      const messages = wire?.messages?.map(({ messageCode, text, borrowerName }) => ({
        code: messageCode,
        text,
        borrowerName,
      }));
      return messages && uniqueBy(messages);
    },
  ),
});

const toRelief = ({ status, closeByDate, borrowers, messageCount }: AnswerOf<'repAndWarrant'>): Relief => ({
  status,
  closeByDate,
  borrowers: uniqueBy(borrowers ?? []),
  messageCount: messageCount ?? 0,
});
