import type { AnswerOf, Send } from '@/api/http/send';
import { ausServiceLabel } from '@/domain/loan/aus';
import type { LoanId } from '@/domain/loan/loan';
import type { OverrideReason } from '@/domain/selection/override';
import type { OverrideLogEntry } from '@/domain/selection/overrideLog';
import type { Recommendation } from '@/domain/selection/selectionRecommendation';
import type { SelectionResult } from '@/domain/selection/selectionResult';
import type { RunStep } from '@/domain/selection/selectionSteps';
import type { Endpoint } from '@/lib/saga/callApi';
import { uniqueBy } from '@/lib/uniqueBy';
import { toSelectionResult } from './selectionResult';

/** Everything about choosing that is not a result itself. Undefined means not delivered. */
export interface Recommendations {
  recommendations: Recommendation[] | undefined;
  reasons: OverrideReason[] | undefined;
  logs: OverrideLogEntry[] | undefined;
}

/** One choice to save. */
export interface OverrideOrder {
  loanId: LoanId;
  runId: string;
  recommendedRequestId: string | null;
  selectedRequestId: string;
  selectedAusRequestTypeId: number;
  reason: OverrideReason | undefined;
  comment: string;
}

export interface SelectionsApi {
  /**
   * The results of one run, a service each; a result that is delivered twice counts once.
   *
   * @source Specification §7: GET /aus/multi-aus/v1/multi-aus-submit/{id}/selections
   * @shape runId is the multi request id, or the request id of a single run
   * @empty an empty answer gives undefined
   * @throws FailedCall
   */
  list: Endpoint<{ loanId: LoanId; runId: string }, SelectionResult[] | undefined>;
  /**
   * The steps one request of a run has taken.
   *
   * @source Specification §7: GET /aus/multi-aus/v1/requests/{id}
   * @shape in the order they are taken
   * @empty an empty answer gives undefined
   * @throws FailedCall
   */
  steps: Endpoint<{ loanId: LoanId; requestId: string }, RunStep[] | undefined>;
  /**
   * Recommendations, override reasons and the override log.
   *
   * @source Specification §7: GET /aus/multi-aus/v1/recommendations
   * @empty an empty answer gives undefined
   * @throws FailedCall
   */
  recommendations: Endpoint<{ loanId: LoanId }, Recommendations | undefined>;
  /**
   * Selects a result. A lost answer says nothing: read the run's results back.
   *
   * @source Specification §7: POST /aus/multi-aus/v1/multi-aus-override-selection
   * @empty an empty answer gives undefined
   * @throws FailedCall
   */
  override: Endpoint<
    OverrideOrder,
    { results: SelectionResult[] | undefined; logs: OverrideLogEntry[] | undefined } | undefined
  >;
}

export const createSelectionsApi = (send: Send): SelectionsApi => ({
  async list({ loanId, runId }, signal) {
    const wire = await send('selections', { params: { runId }, loanId, signal });
    return wire && toResults(wire);
  },
  async steps({ loanId, requestId }, signal) {
    const wire = await send('requestDetail', { params: { requestId }, loanId, signal });
    return wire?.steps?.map(({ name, state }) => ({ name: name ?? 'Step', state: state ?? '' }));
  },
  async recommendations({ loanId }, signal) {
    const wire = await send('recommendations', { params: {}, loanId, signal });
    return (
      wire && {
        recommendations: wire.recommendations?.map(toRecommendation),
        reasons: wire.overrideReasons?.map(toReason),
        logs: toLogs(wire),
      }
    );
  },
  async override({ loanId, runId, reason, ...choice }, signal) {
    const body = {
      loanId,
      multiAusRequestId: runId,
      ...choice,
      overrideReasonId: reason?.id ?? null,
      overrideReason: reason?.label ?? null,
    };
    const wire = await send('overrideSelection', { params: {}, loanId, signal, body });
    return (
      wire && {
        results: toResults(wire),
        logs: toLogs(wire),
      }
    );
  },
});

type Wire = AnswerOf<'recommendations'>;

function toResults({ selections }: AnswerOf<'selections'> | AnswerOf<'overrideSelection'>) {
  return selections ? uniqueBy(selections.map(toSelectionResult), ({ key }) => key) : undefined;
}

function toLogs({ selectionOverrideLogs: logs }: Wire | AnswerOf<'overrideSelection'>) {
  return logs ? uniqueBy(logs.map(toLogEntry), ({ id }) => id) : undefined;
}

const toRecommendation = (wire: NonNullable<Wire['recommendations']>[number]): Recommendation => ({
  requestId: String(wire.requestId),
  ausRequestTypeId: wire.ausRequestTypeId,
  reasons: wire.reasons ?? [],
});

const toReason = (wire: NonNullable<Wire['overrideReasons']>[number]): OverrideReason => ({
  id: wire.overrideReasonId,
  label: wire.overrideReason,
  // 'Other' says nothing by itself, whether or not the service marks it.
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
});

const systemLabel = (word: string | null): string | null => ausServiceLabel(word, null, /-c$/i.test(word ?? ''));
