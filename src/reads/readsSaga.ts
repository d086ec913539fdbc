import type { Action } from '@reduxjs/toolkit';
import { buffers, channel, type Channel } from 'redux-saga';
import {
  all,
  call,
  cancel,
  cancelled,
  delay,
  fork,
  put,
  race,
  type SagaGenerator,
  select,
  take,
  takeEvery,
} from 'typed-redux-saga';
import { READS_AT_A_TIME } from '@/config/constants';
import type { RootState } from '@/lib/rootState';
import { asAddition, failureOf, guarded, waitFor } from '@/lib/saga';
import type { LoanDeps } from '@/sagaDeps';
import {
  type Answer,
  isSame,
  readAnswered,
  readAsked,
  readCanceled,
  readFailed,
  readForgotten,
  readWanted,
  isOn,
  selectArea,
  selectRef,
} from '@/reads/readState';
import type { Read } from './read';
import { readOf } from './reads';
import type { KeyOf, Ref } from './readValues';

export function* readsSaga(deps: LoanDeps): SagaGenerator<void> {
  const queue = channel<Ref>(buffers.expanding());
  for (let count = 0; count < READS_AT_A_TIME; count += 1) yield* fork(readQueued, deps, queue);
  yield* takeEvery(readWanted, guarded('read', readWhatIsDue), deps, queue);
}

/** One after the other: a page can want hundreds. */
function* readQueued(deps: LoanDeps, queue: Channel<Ref>): SagaGenerator<void> {
  for (;;) yield* call(readNext, deps, yield* take(queue));
}

const readNext = guarded('read', function* (deps: LoanDeps, ref: Ref) {
  yield* call(readOne, deps, ref, {});
});

/** What belongs to other screens is theirs to read, such as agencies with their passwords. */
function* readWhatIsDue(
  deps: LoanDeps,
  queue: Channel<Ref>,
  { payload }: ReturnType<typeof readWanted>,
): SagaGenerator<void> {
  const area = yield* select(selectArea);
  const refs = payload.filter(
    (ref, index) =>
      readOf(ref.name).hasOwnSaga !== true &&
      (readOf(ref.name).on.length === 0 || isOn(readOf(ref.name).on, area)) &&
      payload.findIndex((other) => isSame(ref, other)) === index,
  );
  const due = yield* select(selectDue, refs);
  const isQueued = ({ name }: Ref): boolean => readOf(name).isQueued === true;
  const queued = due.filter(isQueued);
  if (queued.length > 0) yield* put(readAsked(queued));
  for (const ref of queued) yield* put(queue, ref);
  yield* read(
    deps,
    due.filter((ref) => !isQueued(ref)),
  );
}

/** Leaves out what never changes and is known. */
export const selectDue = (state: RootState, refs: readonly Ref[]): Ref[] =>
  refs.filter((ref) => {
    const { status, value } = selectRef(state, ref);
    return readOf(ref.name).isOnce !== true || (status !== 'loading' && value === undefined);
  });

interface How {
  /** The specification doesn't make this call now: its 500 doesn't cover the app. */
  isAddition?: boolean;
  /** The user does not see that it loads or fails. It is an addition. */
  isQuiet?: boolean;
}

/** Reads values in parallel: each fails on its own. Ends when each has an outcome, or is outdated. */
export const read = (deps: LoanDeps, refs: readonly Ref[], how: How = {}) => call(readEach, deps, refs, how);

function* readEach(deps: LoanDeps, refs: readonly Ref[], how: How): SagaGenerator<void> {
  if (refs.length === 0) return;
  const shown = refs.filter(({ name }) => readOf(name).isShownWhenSlow !== true);
  if (shown.length > 0) yield* put(readAsked(shown, how));
  yield* all(refs.map((ref) => call(readOne, deps, ref, how)));
}

/** The latest read of a value wins: it ends an earlier one, as do a value from elsewhere and what makes it untrue. */
export function* readOne(deps: LoanDeps, ref: Ref, how: How): SagaGenerator<unknown> {
  const { given: _, ...value } = ref;
  const slow = readOf(ref.name).isShownWhenSlow === true ? yield* fork(showWhenSlow, value) : undefined;
  try {
    const { loaded, left } = yield* race({
      loaded: call(load, deps, ref, how),
      outdated: take((action: Action) => isOutdatedBy(value, action)),
      left: call(leaving, how.isQuiet === true ? 'loan' : readOf(ref.name).on),
    });
    if (left !== undefined) yield* put(readCanceled(value));
    if (loaded !== undefined)
      yield* put(readAnswered({ ...value, ...loaded, at: deps.now(), tick: performance.now() } as Answer));
    return loaded?.answer;
  } catch (caught) {
    const failure = failureOf(caught, deps, `${readOf(ref.name).calls[0]}.read`);
    // A quiet read may have ended one that a screen waits for: what it knew before would look as if it had been
    // reloaded.
    const isAwaited = (yield* select(selectRef, value)).status === 'loading';
    yield* put(how.isQuiet === true && !isAwaited ? readCanceled(value) : readFailed({ ...value, failure }));
    return undefined;
  } finally {
    if (slow !== undefined) yield* cancel(slow);
    if (yield* cancelled()) yield* put(readCanceled(value));
  }
}

const SLOW_READ_MS = 300;

function* showWhenSlow(ref: Ref): SagaGenerator<void> {
  yield* delay(SLOW_READ_MS);
  yield* put(readAsked([ref]));
}

function isOutdatedBy(ref: Ref, action: Action): boolean {
  if (readAnswered.match(action)) return isSame(action.payload, ref);
  const isAskedAgain = readAsked.match(action) && readOf(ref.name).isShownWhenSlow !== true;
  return (isAskedAgain || readForgotten.match(action)) && action.payload.some((other) => isSame(other, ref));
}

/** Waits until the user leaves a screen that the read belongs to; for other reads, until it is canceled. */
function* leaving(on: Read['on']): SagaGenerator<true> {
  const area = yield* select(selectArea);
  if (on === 'loan' || !isOn(on, area)) yield* take('never' as const);
  yield* waitFor((state: RootState) => selectArea(state) !== area);
  return true;
}

function* load(
  deps: LoanDeps,
  { name, key, given }: Ref,
  { isQuiet, isAddition }: How,
): SagaGenerator<{ answer: unknown }> {
  const { on, load: loadValue } = readOf(name) as unknown as Read;
  const isExtra = isAddition === true || isQuiet === true || !isOn(on, yield* select(selectArea));
  const work = () => loadValue(deps, key as KeyOf<typeof name>, given);
  return { answer: yield* isExtra ? call(asAddition<[], unknown>, work) : call(work) };
}
