import { expect, vi } from 'vitest';
import { calls } from '@/app/calls';
import type { CallName } from '@/http/contract/call';
import type { RootState } from '@/lib/rootState';
import { HISTORY_POLL_INTERVAL_MS } from '@/config/constants';
import { selectExpiry } from '@/features/session/sessionSlice';
import { readNames, readOf } from '@/reads/reads';
import { faultOf } from '@tests/faults/manifest/faults';
import type { Cell } from '@tests/faults/manifest/cells';
import type { OpenedApp } from './openApp';
import { loanOf } from './stamps';
import { knownIn, waitsIn } from './stateReading';
import type { Sent } from './wire';

/**
 * Returns whether this failure opens the session modal. The employee lookup never does, and a 500 of a call that only
 * the product's additions make doesn't either.
 */
export const endsSession = ({ call, fault }: Cell): boolean => {
  const { status } = faultOf(fault);
  return call !== 'employee' && (status === 401 || (status === 500 && !isAddition(call)));
};

function isAddition(call: CallName): boolean {
  const reads = readNames().flatMap((name) => (readOf(name).calls.includes(call) ? [readOf(name)] : []));
  return calls[call].kind === 'read' && reads.length > 0 && reads.every(({ on }) => on.length === 0);
}

/** Returns whether the session has ended for good; otherwise a refresh of the screen is enough. */
export const signsOut = (cell: Cell): boolean => endsSession(cell) && faultOf(cell.fault).status === 401;

/** Expects no error, nothing pending, no leaked secret, and the modal exactly when it is due. */
export function expectNoHarm(app: OpenedApp, cell: Cell): void {
  expect(app.wire.mistakes).toEqual([]);
  expectNoBug(app);
  expect(waitsIn(app.store.getState())).toEqual([]);
  expectModal(app, cell);
  expectSecretsKept(app);
  expect(app.wire.sent.flatMap(wrongHeadersOf)).toEqual([]);
}

/** Our own bugs are reported as unexpected errors. The end of a session is logged too, but is not a bug. */
function expectNoBug({ complaints }: OpenedApp): void {
  expect(complaints.filter((text) => text.startsWith('unexpected error'))).toEqual([]);
}

function expectModal({ store, browser }: OpenedApp, cell: Cell): void {
  const expiry = selectExpiry(store.getState());
  const { status } = faultOf(cell.fault);
  if (!endsSession(cell)) {
    expect(expiry).toBeNull();
    expect(browser.left).toEqual([]);
    return;
  }
  expect(expiry).toMatchObject({ kind: status === 500 ? 'serverError' : 'over' });
  expect(expiry?.leavesAt === null).toBe(status === 500);
  if (status === 500) expect(expiry?.message).toContain('T-500');
  expect(browser.left).toEqual(status === 401 ? ['https://los.test/home'] : []);
}

/** Expects tokens and passwords only in requests and in memory. */
function expectSecretsKept({ wire, store, router, complaints, browser }: OpenedApp): void {
  const places = [
    JSON.stringify(store.getState()),
    new XMLSerializer().serializeToString(document.documentElement),
    JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries(storage))),
    router.state.location.pathname + router.state.location.search,
    ...complaints,
    ...browser.saved.map(({ fileName }) => fileName),
    ...wire.sent.map(({ request }) => request.url),
  ].join('\n');
  for (const secret of wire.secrets()) expect(places).not.toContain(secret);
}

/**
 * Checks that a request goes to the lender, with the token and the right LoanId header.
 * @empty the request is correct
 */
const wrongHeadersOf = ({ call, request: { url, headers } }: Sent): string[] => [
  ...(url.startsWith('https://lender.test/api/') ? [] : [`${call} leads to ${url}`]),
  ...(headers.get('Authorization') === 'Bearer token-of-rita.ibarra' ? [] : [`${call} has another token`]),
  ...(headers.has('LoanId') === (calls[call].sendsLoanId ?? false) ? [] : [`${call} is wrong about its loan`]),
];

/** Expects one request for each time the user wanted the change. */
export function expectPosts({ wire }: OpenedApp, call: CallName, times: number): void {
  const posts = wire.sent.filter((sent) => sent.request.method === 'POST' && sent.call === call);
  expect(posts).toHaveLength(times);
}

/** Expects only one history read at a time, at least five seconds after the previous response. */
export function expectPausedPolls(polls: readonly Sent[]): void {
  polls.slice(1).forEach(({ startedAt }, index) => {
    const before = polls[index]?.endedAt ?? Number.POSITIVE_INFINITY;
    expect(startedAt - before).toBeGreaterThanOrEqual(HISTORY_POLL_INTERVAL_MS);
  });
}

/** Expects all data from before to be kept. */
export function expectKept(before: RootState, after: RootState): void {
  expect(knownIn(after)).toMatchObject(knownIn(before));
}

/** Expects no data after the user is signed out. */
export function expectNothingKnown(state: RootState): void {
  expect(knownIn(state)).toEqual({});
}

/** Expects no data of the previous loan in the store, and no request for it in flight. */
export function expectForgotten({ store, wire }: OpenedApp, loanId: string): void {
  expect(JSON.stringify(store.getState())).not.toContain(loanId);
  expect(wire.sent.filter(({ request, endedAt }) => endedAt === null && loanOf(request) === loanId)).toEqual([]);
}

/** Expects no pending timer and no request in flight after the app is closed. */
export function expectGone({ wire }: OpenedApp): void {
  expect(vi.getTimerCount()).toBe(0);
  expect(wire.sent.filter(({ endedAt }) => endedAt === null)).toEqual([]);
}
