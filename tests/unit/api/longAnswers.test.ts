import axios, { AxiosHeaders } from 'axios';
import { afterEach, expect, it, vi } from 'vitest';
import { fetchAdapter, LONG } from '@/http/fetchAdapter';
import { createSend } from '@/http/send';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Returns a read of the history with an adapter that responds at once. */
function readOf(requests: number) {
  const item = { status: 'Complete', error: 'x'.repeat(1_000) };
  const items = Array.from({ length: requests }, (_, index) => ({ requestId: index + 1, ...item }));
  const text = JSON.stringify({ transactionHistories: items });
  const send = createSend({
    http: axios.create({
      responseType: 'json',
      adapter: (config) => Promise.resolve({ data: text, status: 200, statusText: 'OK', headers: {}, config }),
    }),
    gatewayTemplate: undefined,
    readTimeoutMs: 1_000,
    acceptsIdempotencyKey: false,
    quotesIdempotencyKey: false,
    acceptsIfNoneMatch: false,
    released: () => Promise.resolve(),
    onFailure: () => expect.fail('it was answered'),
    onDropped: () => expect.fail('every item is right'),
  });
  return () => send('historyDetails', { params: { loanId: '7100101' } }, new AbortController().signal);
}

/** Runs everything that needs no turn of the event loop. */
const microtasks = async (): Promise<void> => {
  for (let left = 500; left > 0; left -= 1) await Promise.resolve();
};

it.each([
  { requests: 6, isThere: true },
  { requests: 600, isThere: false },
])('lets the page respond between parts of a read of $requests requests: $isThere', async ({ requests, isThere }) => {
  let isSettled = false;
  const reading = readOf(requests)().finally(() => (isSettled = true));
  await microtasks();
  expect(isSettled).toBe(isThere);
  expect((await reading)?.transactionHistories).toHaveLength(requests);
});

it('reads an unchanged history at once, however long it is', async () => {
  const read = readOf(600);
  const before = await read();
  let again: unknown;
  void read().then((answer) => (again = answer));
  await microtasks();
  expect(again).toBe(before);
});

/** Returns how many tasks the adapter ends before it returns a text of this length. */
async function tasksFor(length: number): Promise<number> {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const text = 'x'.repeat(length);
  const bytes = new TextEncoder().encode(text).buffer;
  vi.stubGlobal('fetch', () =>
    Promise.resolve({ status: 200, statusText: '', headers: new Headers(), arrayBuffer: () => Promise.resolve(bytes) }),
  );
  const answer = fetchAdapter({ url: '/long', headers: new AxiosHeaders() });
  for (let tasks = 0; ; tasks += 1) {
    // Every promise that needs no timer.
    await new Promise((resolve) => setImmediate(resolve));
    if (vi.getTimerCount() === 0) {
      expect((await answer).data).toBe(text);
      return tasks;
    }
    vi.advanceTimersToNextTimer();
  }
}

it('receives, decodes and reads a long response in separate tasks, and a short one in one', async () => {
  expect(await tasksFor(LONG + 1)).toBe(2);
  expect(await tasksFor(LONG)).toBe(0);
});
