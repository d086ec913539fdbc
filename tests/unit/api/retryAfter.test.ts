import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { retryAtOf } from '@/http/retryAt';
import { parseLoanId } from '@/features/loan/rules/loan';
import type { FailedCall } from '@/lib/failure';
import { apiOverWire } from '@tests/support/apiOverWire';
import { server } from '@tests/support/server';

const loanId = parseLoanId('7100101') ?? never();
const NOW = Date.UTC(2026, 10, 20, 15);
const MINUTE = 60_000;
const at = (time: number): string => new Date(time).toUTCString();

it.each([
  ['120', 2 * MINUTE, null],
  [' 5 ', 5_000, null],
  [at(NOW + 2 * MINUTE), 2 * MINUTE, null],
  // The service's clock is an hour ahead.
  [at(NOW + 62 * MINUTE), 2 * MINUTE, at(NOW + 60 * MINUTE)],
  ['86400', 5 * MINUTE, null],
])('Retry-After %j pauses for %s ms', (retryAfter, pause, date) => {
  expect(retryAtOf(retryAfter, date, NOW)).toBe(NOW + pause);
});

it.each(['', '0', '-5', 'soon', at(NOW - MINUTE), undefined, null])(
  'Retry-After %j asks for no pause',
  (retryAfter) => {
    expect(retryAtOf(retryAfter, null, NOW)).toBeUndefined();
  },
);

describe('a service that asks to be read later', () => {
  const busy = vi.fn(() => new HttpResponse(null, { status: 429, headers: { 'Retry-After': '120' } }));
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    server.use(
      http.get('*/transaction-history-details', busy),
      http.get('*/recent-request', () => HttpResponse.json({})),
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    busy.mockClear();
  });

  const failureOf = (read: Promise<unknown>) => read.catch((error: unknown) => (error as FailedCall).failure);

  it('is not asked before that, and every reader learns when', async () => {
    const { api, signal, failures } = apiOverWire();
    const read = () => failureOf(api.history.poll({ loanId }, signal));
    expect(await read()).toMatchObject({ kind: 'http', status: 429, retryAt: NOW + 2 * MINUTE });
    vi.setSystemTime(NOW + 2 * MINUTE - 1);
    expect(await read()).toMatchObject({ status: 429, retryAt: NOW + 2 * MINUTE });
    expect(busy).toHaveBeenCalledOnce();
    expect(failures).toHaveLength(1);
    vi.setSystemTime(NOW + 2 * MINUTE);
    await read();
    expect(busy).toHaveBeenCalledTimes(2);
  });

  it('answers its other calls meanwhile', async () => {
    const { api, signal } = apiOverWire();
    await failureOf(api.history.poll({ loanId }, signal));
    await expect(api.loans.recentRequest({ loanId }, signal)).resolves.toBeUndefined();
  });

  it('is asked if the clock was set back meanwhile', async () => {
    const { api, signal } = apiOverWire();
    const read = () => failureOf(api.history.poll({ loanId }, signal));
    await read();
    vi.setSystemTime(NOW - 60 * MINUTE);
    await read();
    expect(busy).toHaveBeenCalledTimes(2);
  });
});

function never(): never {
  throw new Error('unreachable');
}
