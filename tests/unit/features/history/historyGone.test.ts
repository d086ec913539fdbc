import { expect, it, vi } from 'vitest';
import { loanOpened } from '@/features/loan/loanSlice';
import { HISTORY_POLL_INTERVAL_MS } from '@/config/constants';
import type { LoanId } from '@/config/loanId';
import { notificationsSaga } from '@/features/runs/notificationsSaga';
import { pollHistorySaga } from '@/features/runs/pollHistorySaga';
import {
  requestsAwaited,
  selectAnnouncement,
  selectCheckedAt,
  selectHistoryItems,
  selectIsEmptied,
  selectVanished,
} from '@/features/runs/historySlice';
import { page } from '@/browser/page';
import { noTelemetry } from '@tests/support/noTelemetry';
import type { LoanDeps } from '@/sagaDeps';
import { readAnswered } from '@/reads/readState';
import { historyItem } from '@tests/fixtures/historyItem';
import { sagaStore } from '@tests/support/sagaStore';

const running = historyItem({ key: '1', requestId: '1', status: 'Processing' });
const other = historyItem({ key: '2', requestId: '2' });

function reading() {
  const store = sagaStore();
  return {
    read: (...items: (typeof running)[]) =>
      store.dispatch(readAnswered({ name: 'historySection', answer: items, at: 5, tick: 7 })),
    state: () => store.getState(),
    dispatch: store.dispatch,
  };
}

it('keeps the requests of a list that becomes empty, until one lists any', () => {
  const { read, state } = reading();
  read();
  expect(selectIsEmptied(state())).toBe(false);
  read(running, other);
  read();
  read();
  expect(selectHistoryItems(state())).toHaveLength(2);
  expect(selectIsEmptied(state())).toBe(true);
  read(other);
  expect(selectHistoryItems(state())).toEqual([other]);
  expect(selectIsEmptied(state())).toBe(false);
});

it('does not call what was kept checked', () => {
  const { dispatch, state } = reading();
  dispatch(readAnswered({ name: 'historySection', answer: [other], at: 5 }));
  dispatch(readAnswered({ name: 'historySection', answer: [], at: 9 }));
  expect(selectCheckedAt(state())).toBe(5);
});

it('says once that a run is no longer listed, and forgets it when it is again', () => {
  const { read, state } = reading();
  read(running, other);
  read(other);
  expect(selectVanished(state())).toEqual([running]);
  expect(selectAnnouncement(state())).toBe('Request 1, DU: not found in the latest list.');
  read(other);
  expect(selectVanished(state())).toEqual([running]);
  read({ ...running, status: 'Refer' }, other);
  expect(selectVanished(state())).toEqual([]);
});

it('still looks for an order that is not listed yet', () => {
  const { read, dispatch, state } = reading();
  read(other);
  dispatch(requestsAwaited(['9']));
  read();
  expect(state().history.awaited).toMatchObject({ ids: ['9'], reads: { first: 7, latest: 7 } });
});

it.each([
  ['no longer listed', [other], '✗ 0101 Not in the list'],
  ['finished', [{ ...running, status: 'Refer' }, other], '✓ 0101 DU Refer'],
])('tells a user in another tab that a run is %s', async (_, later, title) => {
  const attention = { canAsk: () => false, isAway: () => true, notify: vi.fn() };
  const answers = [[running, other], later];
  const deps = {
    api: { history: { poll: () => Promise.resolve(answers.shift() ?? later) } },
    telemetry: noTelemetry,
    now: () => 5,
    page,
    announce: () => undefined,
    attention,
    loanId: '7100101',
    report: (error: unknown) => {
      throw error;
    },
  } as unknown as LoanDeps;
  vi.useFakeTimers();
  const store = sagaStore();
  store.dispatch(loanOpened('7100101' as LoanId));
  const tasks = [notificationsSaga, pollHistorySaga].map((saga) => store.run(saga, deps));
  await vi.advanceTimersByTimeAsync(HISTORY_POLL_INTERVAL_MS + 1_000);
  tasks.forEach((task) => task.cancel());
  expect(attention.notify.mock.calls[0]?.[0]).toBe(title);
});
