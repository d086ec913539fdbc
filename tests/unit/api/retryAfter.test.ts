import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { retryAtOf } from '@/http/retryAt';
import { parseLoanId } from '@/config/loanId';
import type { FailedCall } from '@/lib/failure';
import { apiOverWire } from '@tests/support/apiOverWire';
import { server } from '@tests/support/server';

const loanId = parseLoanId('7100101') ?? never();
const NOW = Date.UTC(2026, 10, 20, 15);
const MINUTE = 60_000;
const at = (time: number): string => new Date(time).toUTCString();

it.each([
  ['45', 45_000, null],
  [' 5 ', 5_000, null],
  [at(NOW + 30_000), 30_000, null],
  // The service's clock is an hour ahead.
  [at(NOW + 60.5 * MINUTE), 30_000, at(NOW + 60 * MINUTE)],
  ['86400', MINUTE, null],
])('Retry-After %j pauses for %s ms', (retryAfter, pause, date) => {
  expect(retryAtOf(retryAfter, date, NOW)).toBe(NOW + pause);
});

it.each(['', '0', '-5', 'soon', at(NOW - MINUTE), undefined, null])(
  'Retry-After %j asks for no pause',
  (retryAfter) => {
    expect(retryAtOf(retryAfter, null, NOW)).toBeUndefined();
  },
);

it('a service that asks to be read later says when, and the user may ask it before', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const busy = vi.fn(() => new HttpResponse(null, { status: 429, headers: { 'Retry-After': '30' } }));
  server.use(http.get('*/transaction-history-details', busy));
  const { api, signal } = apiOverWire();
  for (const times of [1, 2]) {
    const failed = await api.history.poll({ loanId }, signal).catch((error: unknown) => (error as FailedCall).failure);
    expect(failed).toMatchObject({ kind: 'http', status: 429, retryAt: NOW + 30_000 });
    expect(busy).toHaveBeenCalledTimes(times);
  }
});

function never(): never {
  throw new Error('unreachable');
}
