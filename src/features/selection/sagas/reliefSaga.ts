import type { Task } from 'redux-saga';
import { all, call, cancel, fork, type SagaGenerator, select, take, takeEvery } from 'typed-redux-saga';
import type { SelectionResult } from '@/features/selection/rules/selectionResult';
import {
  reliefCanceled,
  reliefFailed,
  reliefMessagesFailed,
  reliefMessagesOpened,
  reliefMessagesReceived,
  reliefPlacesOf,
  type ReliefRef,
  reliefReceived,
  reliefRequested,
  reliefRetried,
  selectReliefAt,
} from '@/features/selection/state/reliefSlice';
import { resultsReceived } from '@/features/selection/state/selectionSlice';
import type { Remote } from '@/lib/remote';
import type { RootState } from '@/lib/rootState';
import { callApi, guarded, read } from '@/lib/saga';
import type { LoanDeps } from '@/sagaDeps';

/** Loads relief for new results: every service and type in parallel, each failing independently. */
export function* reliefSaga(deps: LoanDeps): SagaGenerator<void> {
  yield* fork(loadNewReliefs, deps);
  yield* takeEvery(reliefRetried, guarded('selection.reliefRetry', retry), deps);
  yield* takeEvery(reliefMessagesOpened, guarded('selection.reliefMessages', loadMessages), deps);
}

type Judge = (remote: Remote<unknown>) => boolean;

/** Also while it loads: the list or the screen that loads it may close first. */
export const isUnread: Judge = ({ status }) => status === 'idle' || status === 'loading';

export const isNotReady: Judge = ({ status }) => status !== 'ready';

/**
 * A response never changes, so its relief is loaded once. Newer results of a run cancel its reads in flight and start
 * them again. Results of other runs don't cancel them.
 */
function* loadNewReliefs(deps: LoanDeps): SagaGenerator<void> {
  const load = guarded('selection.reliefs', loadReliefsOf);
  const tasks = new Map<string, Task>();
  for (;;) {
    const { runId, results } = (yield* take(resultsReceived)).payload;
    if (results === undefined) continue;
    const earlier = tasks.get(runId);
    if (earlier !== undefined) yield* cancel(earlier);
    tasks.set(runId, yield* fork(load, deps, results, isUnread));
  }
}

/** Loads the relief of these results that is wanted. */
export function* loadReliefsOf(
  deps: LoanDeps,
  results: readonly SelectionResult[],
  isWanted: Judge,
): SagaGenerator<void> {
  const places = yield* select(selectReliefPlaces, results, isWanted);
  yield* all(places.map((place) => call(loadRelief, deps, place)));
}

/** Where the relief of these results is wanted. */
const selectReliefPlaces = (state: RootState, results: readonly SelectionResult[], isWanted: Judge): ReliefRef[] =>
  reliefPlacesOf(results).flatMap(({ place }) => (isWanted(selectReliefAt(state, place)) ? [place] : []));

const retry = (deps: LoanDeps, { payload }: ReturnType<typeof reliefRetried>) => loadRelief(deps, payload);

export function* loadRelief(deps: LoanDeps, place: ReliefRef): SagaGenerator<void> {
  const { api, loanId } = deps;
  yield* read(deps, readKeyOf('relief', place), () => callApi(api.repAndWarrant.relief, { loanId, ...place }), {
    requested: () => reliefRequested(place),
    received: (relief) => reliefReceived({ place, relief }),
    failed: (failure) => reliefFailed({ place, failure }),
    canceled: () => reliefCanceled(place),
  });
}

function* loadMessages(
  deps: LoanDeps,
  { payload: place }: ReturnType<typeof reliefMessagesOpened>,
): SagaGenerator<void> {
  const { api, loanId } = deps;
  yield* read(deps, readKeyOf('messages', place), () => callApi(api.repAndWarrant.messages, { loanId, ...place }), {
    received: (messages) => reliefMessagesReceived({ place, messages }),
    failed: (failure) => reliefMessagesFailed({ place, failure }),
  });
}

const readKeyOf = <Area extends string>(area: Area, { responseId, typeId }: ReliefRef) =>
  `${area} ${responseId} ${typeId}` as const;
