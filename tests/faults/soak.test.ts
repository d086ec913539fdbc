import { expect, it, vi } from 'vitest';
import { HISTORY_POLL_INTERVAL_MS } from '@/config/constants';
import type { LoanId } from '@/config/loanId';
import { historyWanted, selectIsRunLong } from '@/features/runs/historySlice';
import type { Answer } from './support/answers';
import { newWorld } from './support/openApp';
import { channel } from 'redux-saga';
import { createApi } from '@/app/createApi';
import { loadArea } from '@/app/loadArea';
import { rootSaga } from '@/app/store';
import { loanOpened } from '@/features/loan/loanSlice';
import { placeChanged } from '@/features/navigation/navigationSlice';
import type { Failure } from '@/lib/failure';
import { attention } from '@/browser/attention';
import { createConnection } from '@/browser/connection';
import { createCredentialVault } from '@/features/request/protocol/credentialVault';
import { createLastingMemory, createSessionMemory } from '@/browser/memory';
import { noOrderNews } from '@tests/support/noOrderNews';
import { page } from '@/browser/page';
import type { SagaDeps, UnreadItems } from '@/sagaDeps';
import { createServerClock } from '@/browser/serverClock';
import { noTelemetry } from '@tests/support/noTelemetry';
import { notify } from '@/ui/notify';
import { fakeBrowser } from '@tests/support/fakeBrowser';
import { fakeIdentity } from '@tests/support/fakeIdentity';
import { sagaStore } from '@tests/support/sagaStore';
import { testConfig } from '@tests/support/testConfig';

const SHIFT_MS = 8 * 3_600_000;
const POLLS = SHIFT_MS / HISTORY_POLL_INTERVAL_MS;
/** A loan whose run is in progress when it is first opened. */
const LOAN = '7100112' as LoanId;

/** Returns the first response forever, so that the run never finishes. */
function always(): Answer {
  let first: Promise<string> | undefined;
  return async (_, work) => {
    first ??= work().then((response) => response.text());
    return new Response(await first);
  };
}

/** Returns a function that counts the listeners added to window and document since this call, and not stopped. */
function countListeners(): () => number {
  const targets = [window, document].map((target) => ({
    added: vi.spyOn(target, 'addEventListener'),
    removed: vi.spyOn(target, 'removeEventListener'),
  }));
  const isStopped = (options?: boolean | AddEventListenerOptions): boolean =>
    typeof options === 'object' && options.signal?.aborted === true;
  return () =>
    targets.reduce(
      (sum, { added, removed }) =>
        sum + added.mock.calls.filter(([, , options]) => !isStopped(options)).length - removed.mock.calls.length,
      0,
    );
}

it(`polls for eight hours (${POLLS} reads) and accumulates nothing`, { timeout: 120_000 }, async () => {
  const listeners = countListeners();
  const wire = newWorld();
  wire.plant('historyDetails', always());
  const { store, stop, waiting } = openWatchedStore(LOAN);
  const measure = () => ({
    timers: vi.getTimerCount(),
    waiting: waiting(),
    listeners: listeners(),
    state: JSON.stringify(store.getState()).length,
    underWay: wire.sent.filter(({ endedAt }) => endedAt === null).length,
  });
  const polls = () => wire.sent.filter(({ call }) => call === 'historyDetails').length;
  const nextPoll = async (): Promise<void> => {
    const before = polls();
    const isAsked = selectIsRunLong(store.getState());
    await vi.advanceTimersByTimeAsync(HISTORY_POLL_INTERVAL_MS);
    // The user wants to go on.
    if (isAsked) {
      store.dispatch(historyWanted());
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(polls()).toBe(before + 1);
    await answered();
  };
  const answered = async (): Promise<void> => {
    while (store.getState().history.historySection.status === 'loading') await vi.advanceTimersByTimeAsync(0);
  };

  // The code that loads after the first screen, and what it starts.
  await vi.dynamicImportSettled();
  for (let settled = 0; settled < 30; settled += 1) await vi.advanceTimersByTimeAsync(0);
  await nextPoll();
  const base = measure();
  const begin = Date.now();
  for (let poll = 0; poll < POLLS; poll += 1) await nextPoll();
  expect(Date.now() - begin).toBe(SHIFT_MS);
  expect(measure()).toEqual(base);
  expect(base.timers).toBe(1);

  stop();
  expect(vi.getTimerCount()).toBe(0);
  expect(waiting()).toBe(0);
  expect(listeners()).toBe(0);
});

/** Runs the app's reducer and sagas at the History of a loan, and counts the effects that the sagas wait for. */
function openWatchedStore(loanId: LoanId) {
  const waiting = new Set<number>();
  const ends = (effectId: number): void => void waiting.delete(effectId);
  const store = sagaStore({
    sagaMonitor: {
      effectTriggered: ({ effectId }) => void waiting.add(effectId),
      effectResolved: ends,
      effectRejected: ends,
      effectCancelled: ends,
    },
  });
  const task = store.run(rootSaga, depsOfOurs());
  store.dispatch(loanOpened(loanId));
  store.dispatch(
    placeChanged({ href: `/${loanId}/history`, kind: 'guarded', loanId, area: 'history', wantsFirstRoute: false }),
  );
  return { store, stop: () => task.cancel(), waiting: () => waiting.size };
}

function depsOfOurs(): SagaDeps {
  const config = testConfig();
  const { auth } = fakeIdentity('rita.ibarra');
  const failures = channel<Failure>();
  const report = (error: unknown): never => {
    throw error;
  };
  return {
    config,
    api: createApi(config, {
      accessToken: auth.accessToken,
      released: () => Promise.resolve(),
      onFailure: (failure) => failures.put(failure),
      onUnread: () => undefined,
      onBug: report,
    }).api,
    auth,
    browser: fakeBrowser(),
    page,
    connection: createConnection(),
    attention,
    notify,
    announce: () => undefined,
    vault: createCredentialVault(),
    memory: createSessionMemory(),
    lasting: createLastingMemory(),
    locks: () => undefined,
    serverClock: createServerClock(),
    orderNews: noOrderNews,
    telemetry: noTelemetry,
    loadArea,
    firstFrame: Promise.resolve(),
    firstScreen: Promise.resolve(),
    noCalls: () => Promise.resolve(),
    navigator: { go: () => undefined },
    failures,
    loggedErrors: channel<string>(),
    unreadItems: channel<UnreadItems>(),
    report,
    now: Date.now,
  };
}
