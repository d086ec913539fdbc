import { endpoint } from '@/http/endpoint';
import type { AnswerOf, Send } from '@/http/send';
import type { OverrideToSend } from '@/features/selection/api/contract/selection';
import { uniqueBy } from '@/lib/byKey';

/** The recommendations, the override reasons and the override log. Undefined: the API did not send the part. */
export type Recommendations = ReturnType<typeof toRecommendations>;

declare module '@/http/endpoint' {
  interface Api {
    repAndWarrant: ReturnType<typeof createRepAndWarrantApi>;
    selections: ReturnType<typeof createSelectionsApi>;
  }
}

/** @spec SEL-9 */
export const createSelectionsApi = (send: Send) => ({
  /**
   * Loads the results of one run, one per service. A duplicate result counts once.
   * @spec API-13
   * @shape runId is the multi request id, or the request id of a single run
   */
  list: endpoint(send, 'selections', toResults),
  /** Loads the steps of one request of a run. @spec API-34 @shape in the order of the steps */
  steps: endpoint(send, 'requestDetail', ({ steps }) => steps ?? undefined),
  /** Loads recommendations, override reasons and the override log. @spec API-12 */
  recommendations: endpoint(send, 'recommendations', toRecommendations),
  /** Selects a result. After a lost response, read the run's results back. @spec API-35 */
  override: endpoint(
    send,
    'overrideSelection',
    (answer) => ({ results: toResults(answer), logs: toLogs(answer) }),
    (body: OverrideToSend) => ({ params: { loanId: body.loanId }, body }),
  ),
});

function toRecommendations(answer: AnswerOf<'recommendations'>) {
  return {
    recommendations: answer.recommendations ?? undefined,
    reasons: answer.overrideReasons ? uniqueBy(answer.overrideReasons) : undefined,
    logs: toLogs(answer),
  };
}

function toResults({ selections }: Pick<AnswerOf<'selections'>, 'selections'>) {
  return selections ? uniqueBy(selections, ({ key }) => key) : undefined;
}

function toLogs({ selectionOverrideLogs: logs }: Pick<AnswerOf<'recommendations'>, 'selectionOverrideLogs'>) {
  return logs ? uniqueBy(logs, ({ overrideLogId }) => overrideLogId) : undefined;
}

export const createRepAndWarrantApi = (send: Send) => ({
  /** Loads the messages behind one relief status; equal ones with ids of their own are each counted. @spec API-32 */
  messages: endpoint(send, 'repAndWarrantMessages', ({ messages }) => (messages ? uniqueBy(messages) : undefined)),
});
