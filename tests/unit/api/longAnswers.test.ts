import axios from 'axios';
import { expect, it } from 'vitest';
import { callOf } from '@/app/createApi';
import { createSend } from '@/http/send';
import { testConfig } from '@tests/support/testConfig';

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
    api: testConfig().API_CONFIG,
    callOf,
    released: () => Promise.resolve(),
    onFailure: () => expect.fail('it was answered'),
    onUnread: () => expect.fail('every item is right'),
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
