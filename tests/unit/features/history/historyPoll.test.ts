import { takeEvery } from 'typed-redux-saga';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HISTORY_POLL_INTERVAL_MS, WATERFALL_MS } from '@/config/constants';
import type { Api } from '@/http/endpoint';
import { isLookedFor } from '@/features/runs/rules/historyRead';
import { parseLoanId } from '@/config/loanId';
import { pollHistory } from '@/features/runs/pollHistorySaga';
import {
  historyWanted,
  requestsAwaited,
  requestsOrdered,
  runSettled,
  selectAnnouncement,
  selectArePollsPaused,
  selectAwaited,
  selectCheckedAt,
  selectHistory,
  selectIsRunLong,
  selectRequestGroups,
} from '@/features/runs/historySlice';
import { FailedCall, type Failure } from '@/lib/failure';
import { page } from '@/browser/page';
import type { LoanDeps } from '@/sagaDeps';
import { historyItem, multiRequest } from '@tests/fixtures/historyItem';
import { sagaStore } from '@tests/support/sagaStore';
import type { HistoryItem } from '@/features/runs/api/contract/history';

beforeEach(() => void vi.useFakeTimers());

const INTERVAL = HISTORY_POLL_INTERVAL_MS;
const [IN_TEN_MINUTES, IN_A_MINUTE] = [600_000 / INTERVAL, 60_000 / INTERVAL];

const running = [historyItem({ status: 'Processing' })];
const finished = [historyItem()];

const failsWith = (failure: Partial<Failure>) => () =>
  Promise.reject(new FailedCall({ kind: 'network', call: 'historyDetails', ...failure }));

/** Starts the poller in a real store; only the API call is simulated. */
function startPolling(list: Api['history']['poll']) {
  const happened: string[] = [];
  const store = sagaStore();
  const deps: Pick<LoanDeps, 'now' | 'loanId' | 'page' | 'announce'> & {
    api: { history: Pick<Api['history'], 'poll'> };
  } = {
    api: { history: { poll: list } },
    now: () => Date.now(),
    page,
    announce: () => undefined,
    loanId: parseLoanId('7100101') ?? never(),
  };
  store.run(function* () {
    yield* takeEvery(runSettled, () => void happened.push('settled'));
  });
  const task = store.run(pollHistory, deps as LoanDeps);
  const openAnotherScreen = () => {
    task.cancel();
    store.run(pollHistory, deps as LoanDeps);
  };
  return { store, task, happened, openAnotherScreen };
}

const never = (): never => {
  throw new Error('a loan id of digits is refused');
};

const answers = (...reads: HistoryItem[][]) => {
  const list = vi.fn<Api['history']['poll']>();
  reads.forEach((items) => list.mockResolvedValueOnce(structuredClone(items)));
  return list.mockImplementation(() => Promise.resolve(structuredClone(reads.at(-1))));
};

describe('pollHistory', () => {
  // @spec HIS-46, API-17
  it('reads an interval after each response while a request is Processing, then settles and stops', async () => {
    const list = answers(running, running, finished);
    const { happened } = startPolling(list);
    await vi.advanceTimersByTimeAsync(INTERVAL - 1);
    expect(list).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(list).toHaveBeenCalledTimes(2);
    expect(happened).toEqual([]);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(list).toHaveBeenCalledTimes(3);
    expect(happened).toEqual(['settled']);
  });

  it('never reads twice at a time, however slow the response', async () => {
    const list = vi.fn(() => new Promise<HistoryItem[]>((resolve) => setTimeout(() => resolve(running), 20_000)));
    startPolling(list);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(20_000 + INTERVAL - 1);
    expect(list).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(list).toHaveBeenCalledTimes(2);
  });

  it('reads again at once when a read over a lost connection fails after the connection returns', async () => {
    const failsLate = () => new Promise<void>((resolve) => setTimeout(resolve, 30_000)).then(failsWith({}));
    const list = vi.fn<Api['history']['poll']>(() => Promise.resolve(finished)).mockImplementationOnce(failsLate);
    startPolling(list);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(list).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(list).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(list).toHaveBeenCalledTimes(2);
  });

  // @spec HIS-69, HIS-71
  it('reads once when nothing is running, and again on request, on return or when online', async () => {
    const list = answers(finished);
    const { store } = startPolling(list);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(list).toHaveBeenCalledTimes(1);
    store.dispatch(historyWanted());
    await vi.advanceTimersByTimeAsync(0);
    expect(list).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(list).toHaveBeenCalledTimes(3);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(list).toHaveBeenCalledTimes(4);
  });

  it('waits half a minute for the waterfall of a multi request', async () => {
    const list = answers(multiRequest('1', { status: 'Processing' }), multiRequest('1'));
    const { happened } = startPolling(list);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(list).toHaveBeenCalledTimes(2 + Math.ceil(WATERFALL_MS / INTERVAL));
    expect(happened).toEqual(['settled']);
  });

  // @spec OWN-23
  it('reads on until an order is listed', async () => {
    const list = answers([], [], [], finished);
    const { store } = startPolling(list);
    await vi.advanceTimersByTimeAsync(0);
    store.dispatch(requestsAwaited(finished.map(({ requestId }) => requestId)));
    store.dispatch(historyWanted());
    await vi.advanceTimersByTimeAsync(0);
    expect(selectAwaited(store.getState()).reads).not.toBeNull();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(list).toHaveBeenCalledTimes(4);
    expect(selectAwaited(store.getState()).ids).toEqual([]);
  });

  // @spec OWN-23
  it('stops awaiting an unlisted order after a minute, and says so', async () => {
    const list = answers(finished);
    const { store } = startPolling(list);
    await vi.advanceTimersByTimeAsync(0);
    store.dispatch(requestsAwaited(['4711']));
    store.dispatch(historyWanted());
    await vi.advanceTimersByTimeAsync(600_000);
    expect(list).toHaveBeenCalledTimes(1 + IN_A_MINUTE + 1);
    const awaited = selectAwaited(store.getState());
    expect(awaited.ids).toEqual(['4711']);
    expect(isLookedFor(awaited)).toBe(false);
  });

  it.each([
    { asks: 45_000, waits: 45_000 },
    { asks: 3_600_000, waits: 60_000 },
  ])('waits as long as a busy service asks, but a minute at most: $asks ms', async ({ asks, waits }) => {
    const busy = { kind: 'http' as const, status: 429, retryAt: Date.now() + asks };
    const list = vi.fn<Api['history']['poll']>(() => Promise.resolve(running)).mockImplementationOnce(failsWith(busy));
    startPolling(list);
    await vi.advanceTimersByTimeAsync(waits - 1);
    expect(list).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    expect(list).toHaveBeenCalledTimes(2);
  });

  // @spec HIS-55
  it('backs off after failed reads, says so after three, and recovers', async () => {
    const list = answers(running);
    const { store } = startPolling(list);
    await vi.advanceTimersByTimeAsync(0);
    list.mockImplementation(failsWith({}));
    await vi.advanceTimersByTimeAsync(2 * INTERVAL);
    expect(selectArePollsPaused(store.getState())).toBe(false);
    await vi.advanceTimersByTimeAsync(2 * INTERVAL);
    expect(selectArePollsPaused(store.getState())).toBe(true);
    expect(selectHistory(store.getState())).toMatchObject({ status: 'failed', value: running });
    expect(list).toHaveBeenCalledTimes(4);
    await vi.advanceTimersByTimeAsync(4 * INTERVAL + 8 * INTERVAL + 60_000 + 60_000);
    expect(list).toHaveBeenCalledTimes(8);
    list.mockImplementation(() => Promise.resolve(finished));
    store.dispatch(historyWanted());
    await vi.advanceTimersByTimeAsync(0);
    expect(selectArePollsPaused(store.getState())).toBe(false);
    expect(selectCheckedAt(store.getState())).toBe(Date.now());
  });

  // @spec HIS-72
  it('stops after a 401', async () => {
    const list = vi.fn(failsWith({ kind: 'http', status: 401 }));
    const { task } = startPolling(list);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(list).toHaveBeenCalledTimes(1);
    expect(task.isRunning()).toBe(false);
  });

  it.each<Partial<Failure>>([
    ...[400, 403, 404, 409, 410, 422, 500, 503].map((status) => ({ kind: 'http' as const, status })),
    ...(['network', 'timeout', 'unreadable', 'bug'] as const).map((kind) => ({ kind })),
  ])('goes on after $kind $status while a request is Processing, and shows how it ends', async (failure) => {
    const list = answers(running);
    const { happened } = startPolling(list);
    await vi.advanceTimersByTimeAsync(0);
    list.mockImplementation(failsWith(failure));
    await vi.advanceTimersByTimeAsync(600_000);
    const reads = list.mock.calls.length;
    expect(reads).toBeGreaterThanOrEqual(12);
    list.mockImplementation(() => Promise.resolve(finished));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(list).toHaveBeenCalledTimes(reads + 1);
    expect(happened).toEqual(['settled']);
  });

  it('keeps its value when a response is empty', async () => {
    const list = answers(running);
    const { store } = startPolling(list);
    await vi.advanceTimersByTimeAsync(0);
    list.mockResolvedValueOnce(undefined);
    await vi.advanceTimersByTimeAsync(INTERVAL);
    expect(selectHistory(store.getState()).value).toEqual(running);
    await vi.advanceTimersByTimeAsync(INTERVAL);
    expect(list).toHaveBeenCalledTimes(3);
  });

  // @spec HIS-73
  it('aborts the read and stops listening when canceled', async () => {
    const list = vi.fn<Api['history']['poll']>(() => new Promise<never>(() => undefined));
    const listen = vi.spyOn(window, 'addEventListener');
    const { task } = startPolling(list);
    task.cancel();
    expect(list.mock.calls[0]?.[1].aborted).toBe(true);
    const options = listen.mock.calls.find(([event]) => event === 'online')?.[2];
    expect(options).toMatchObject({ signal: { aborted: true } });
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(list).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('keeps all object identities when a read returns nothing new', async () => {
    const list = answers([...running, ...multiRequest('1')]);
    const { store } = startPolling(list);
    await vi.advanceTimersByTimeAsync(0);
    const before = [selectHistory(store.getState()).value, selectRequestGroups(store.getState())];
    await vi.advanceTimersByTimeAsync(INTERVAL);
    expect(list).toHaveBeenCalledTimes(2);
    const after = [selectHistory(store.getState()).value, selectRequestGroups(store.getState())];
    expect(after[0]).toBe(before[0]);
    expect(after[1]).toBe(before[1]);
  });

  it('announces changes and nothing else', async () => {
    const list = answers(running, running, finished, finished);
    const { store } = startPolling(list);
    await vi.advanceTimersByTimeAsync(INTERVAL);
    expect(selectAnnouncement(store.getState())).toBe('');
    await vi.advanceTimersByTimeAsync(INTERVAL);
    expect(selectAnnouncement(store.getState())).toBe('Request 1, DU: Approve/Eligible.');
  });

  // @spec HIS-70
  it('asks after ten minutes of Processing whether to go on, and reads no more until the user answers', async () => {
    const list = answers(running);
    const { store } = startPolling(list);
    await vi.advanceTimersByTimeAsync(599_999);
    expect(list).toHaveBeenCalledTimes(IN_TEN_MINUTES);
    expect(selectIsRunLong(store.getState())).toBe(false);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(list).toHaveBeenCalledTimes(IN_TEN_MINUTES + 1);
    expect(selectIsRunLong(store.getState())).toBe(true);
    store.dispatch(historyWanted());
    await vi.advanceTimersByTimeAsync(599_999);
    expect(selectIsRunLong(store.getState())).toBe(false);
    expect(list).toHaveBeenCalledTimes(2 * IN_TEN_MINUTES + 1);
  });

  // @spec HIS-52, HIS-53
  it('still waits for the recommendation of a run that took longer', async () => {
    const list = answers(multiRequest('1', { status: 'Processing' }, { status: 'Processing' }));
    const { store, happened } = startPolling(list);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(selectIsRunLong(store.getState())).toBe(true);
    list.mockImplementation(() => Promise.resolve(multiRequest('1', {}, {})));
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(selectIsRunLong(store.getState())).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(happened).toEqual(['settled']);
  });

  // @spec HIS-52, HIS-53, HIS-75
  it('follows an order that is finished when the history first lists it', async () => {
    const list = answers([]);
    const { store, happened } = startPolling(list);
    store.dispatch(requestsAwaited(['11', '12']));
    store.dispatch(historyWanted());
    await vi.advanceTimersByTimeAsync(INTERVAL);
    list.mockImplementation(() => Promise.resolve(multiRequest('1', {}, {})));
    await vi.advanceTimersByTimeAsync(INTERVAL);
    expect(happened).toEqual([]);
    list.mockImplementation(() => Promise.resolve(multiRequest('1', { isWaterfallLogicApplied: true })));
    await vi.advanceTimersByTimeAsync(INTERVAL);
    expect(happened).toEqual(['settled']);
  });

  it('follows an order whose answer arrives after its run has finished', async () => {
    const list = answers(multiRequest('1', { isWaterfallLogicApplied: true }));
    const { store, happened } = startPolling(list);
    await vi.advanceTimersByTimeAsync(0);
    expect(happened).toEqual([]);
    store.dispatch(requestsOrdered({ requestIds: ['11', '12'], area: 'history' }));
    store.dispatch(historyWanted());
    await vi.advanceTimersByTimeAsync(0);
    expect(happened).toEqual(['settled']);
  });

  it('gives a run that starts meanwhile ten minutes of its own', async () => {
    const list = answers(running);
    const { store } = startPolling(list);
    await vi.advanceTimersByTimeAsync(480_000);
    list.mockResolvedValue([...running, historyItem({ key: '2', requestId: '2', status: 'Processing' })]);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(selectIsRunLong(store.getState())).toBe(false);
    await vi.advanceTimersByTimeAsync(INTERVAL);
    expect(selectIsRunLong(store.getState())).toBe(true);
  });

  // @spec HIS-70
  it('takes back the question when a run starts, or the user opens another screen', async () => {
    const list = answers(running);
    const { store, openAnotherScreen } = startPolling(list);
    await vi.advanceTimersByTimeAsync(600_000);
    list.mockResolvedValue([...running, historyItem({ key: '2', requestId: '2', status: 'Processing' })]);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(selectIsRunLong(store.getState())).toBe(false);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(selectIsRunLong(store.getState())).toBe(true);
    list.mockClear();
    openAnotherScreen();
    expect(selectIsRunLong(store.getState())).toBe(false);
    await vi.advanceTimersByTimeAsync(2 * INTERVAL);
    expect(list).toHaveBeenCalledTimes(3);
  });

  it('reads once when the user returns during that question, which goes with the result', async () => {
    const list = answers(running);
    const { store, happened } = startPolling(list);
    await vi.advanceTimersByTimeAsync(600_000);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(list).toHaveBeenCalledTimes(IN_TEN_MINUTES + 2);
    expect(selectIsRunLong(store.getState())).toBe(true);
    list.mockImplementation(() => Promise.resolve(finished));
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(selectIsRunLong(store.getState())).toBe(false);
    expect(happened).toEqual(['settled']);
  });

  it('looks for an order that is not listed yet beside a run that takes long', async () => {
    const list = answers(running);
    const { store } = startPolling(list);
    await vi.advanceTimersByTimeAsync(600_000);
    store.dispatch(requestsAwaited(['4711']));
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(list).toHaveBeenCalledTimes(IN_TEN_MINUTES + 1 + IN_A_MINUTE + 1);
  });

  it('polls for two hours without accumulating anything', async () => {
    const list = answers(running);
    const { store } = startPolling(list);
    for (let turn = 0; turn < 12; turn += 1) {
      if (turn > 0) store.dispatch(historyWanted());
      await vi.advanceTimersByTimeAsync(600_000);
    }
    expect(list).toHaveBeenCalledTimes(12 * (IN_TEN_MINUTES + 1));
    expect(vi.getTimerCount()).toBe(0);
  });
});
