import { endpoint, type OfLoan } from '@/api/endpoint';
import type { AnswerOf, Send } from '@/api/http/send';
import { ausServiceLabel, type AusSystem } from '@/features/loan/rules/aus';
import type { OverrideReason } from '@/features/selection/rules/override';
import type { OverrideLogEntry } from '@/features/selection/rules/overrideLog';
import type { Relief, ReliefMessage } from '@/features/selection/rules/repAndWarrant';
import type { RankReasons } from '@/features/selection/rules/selectionRecommendation';
import type { SelectionResult } from '@/features/selection/rules/selectionResult';
import type { RunStep } from '@/features/selection/rules/selectionOutcome';
import { uniqueBy } from '@/lib/uniqueBy';
import { type WireIds, idText } from './wireIds';
import { systemIdOf, systemOf } from './systemIds';

/** The recommendations, the override reasons and the override log. Undefined: the API did not send the part. */
export interface Recommendations {
  recommendations: RankReasons[] | undefined;
  reasons: OverrideReason[] | undefined;
  logs: OverrideLogEntry[] | undefined;
}

interface OverrideOrder extends OfLoan {
  runId: string;
  recommendedRequestId: string | null;
  selectedRequestId: string;
  selectedSystem: AusSystem;
  reason: OverrideReason | undefined;
  comment: string;
}

/** @spec SEL-9 */
export const createSelectionsApi = (send: Send, ids: WireIds) => ({
  /**
   * Loads the results of one run, one per service. A duplicate result counts once.
   * @spec API-13
   * @shape runId is the multi request id, or the request id of a single run
   */
  list: endpoint(send, 'selections', (wire) => toResults(wire, ids)),
  /** Loads the steps of one request of a run. @spec API-34 @shape in the order of the steps */
  steps: endpoint(send, 'requestDetail', ({ steps }) =>
    steps?.map(({ name, state }): RunStep => ({ name: name ?? 'Step', state: state ?? '' })),
  ),
  /** Loads recommendations, override reasons and the override log. @spec API-12 */
  recommendations: endpoint(send, 'recommendations', (wire): Recommendations => ({
    recommendations: wire.recommendations?.map(toRecommendation),
    reasons: wire.overrideReasons ? uniqueBy(wire.overrideReasons).map((reason) => toReason(reason, ids)) : undefined,
    logs: toLogs(wire),
  })),
  /** Selects a result. After a lost response, read the run's results back. @spec API-35 */
  override: endpoint(
    send,
    'overrideSelection',
    (wire) => ({ results: toResults(wire, ids), logs: toLogs(wire) }),
    ({ loanId, runId, reason, selectedSystem, ...choice }: OverrideOrder) => ({
      params: { loanId },
      body: {
        loanId,
        multiAusRequestId: ids.toSend('run', runId),
        ...choice,
        recommendedRequestId: choice.recommendedRequestId && ids.toSend('result', choice.recommendedRequestId),
        selectedRequestId: ids.toSend('result', choice.selectedRequestId),
        selectedAusRequestTypeId: systemIdOf(selectedSystem),
        overrideReasonId: reason === undefined ? null : ids.toSend('reason', reason.overrideReasonId),
        overrideReason: reason?.overrideReason ?? null,
      },
    }),
  ),
});

type WireResult = NonNullable<AnswerOf<'selections'>['selections']>[number];

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
    ausRequestType: ausServiceLabel(ausRequestType, system, isThroughServicer) ?? 'AUS',
    isLPThroughCaliber: isThroughServicer,
    system,
    status: wire.status ?? '',
    isRecommended: wire.isRecommended ?? false,
    isSelected: wire.isSelected ?? false,
    isWaterfallLogicApplied: isWaterfallLogicApplied ?? false,
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
  return logs ? uniqueBy(logs.map(toLogEntry), ({ overrideLogId }) => overrideLogId) : undefined;
}

const toRecommendation = (wire: NonNullable<Wire['recommendations']>[number]): RankReasons => ({
  requestId: String(wire.requestId),
  system: systemOf(wire.ausRequestTypeId),
  reasons: wire.reasons ?? [],
});

const toReason = (wire: NonNullable<Wire['overrideReasons']>[number], { received }: WireIds): OverrideReason => ({
  overrideReasonId: received('reason', wire.overrideReasonId),
  overrideReason: wire.overrideReason,
  // 'Other' needs a comment even if the API does not mark it.
  isCommentRequired: wire.isCommentRequired ?? /^other$/i.test(wire.overrideReason.trim()),
});

const toLogEntry = (wire: NonNullable<Wire['selectionOverrideLogs']>[number]): OverrideLogEntry => ({
  overrideLogId: String(wire.overrideLogId),
  overriddenOn: wire.overriddenOn,
  overriddenBy: wire.overriddenBy,
  fromAusRequestType: systemLabel(wire.fromAusRequestType),
  toAusRequestType: systemLabel(wire.toAusRequestType),
  overrideReason: wire.overrideReason,
  comment: wire.comment,
  requestId: idText(wire.requestId),
});

const systemLabel = (word: string | null): string | null => ausServiceLabel(word, null, false);

export const createRepAndWarrantApi = (send: Send) => ({
  /** Loads the representation and warranty relief of one type for one result. @spec API-31 */
  relief: endpoint(send, 'repAndWarrant', ({ status, closeByDate, borrowers, messageCount }): Relief => ({
    status,
    closeByDate,
    borrowers: uniqueBy(borrowers ?? []),
    messageCount: messageCount ?? 0,
  })),
  /** Loads the messages behind one relief status. @spec API-32 */
  messages: endpoint(send, 'repAndWarrantMessages', ({ messages }) => {
    const shown = messages?.map(({ messageCode, text, borrowerName }): ReliefMessage => ({
      messageCode,
      text,
      borrowerName,
    }));
    return shown && uniqueBy(shown);
  }),
});
