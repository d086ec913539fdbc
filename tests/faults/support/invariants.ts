import { expect, vi } from 'vitest';
import { calls, type CallName } from '@/api/contract/calls';
import type { RootState } from '@/app/rootReducer';
import { HISTORY_POLL_INTERVAL_MS } from '@/config/constants';
import { selectExpiry } from '@/features/session/sessionSlice';
import { faultOf } from '@tests/faults/manifest/faults';
import type { Cell } from '@tests/faults/manifest/cells';
import type { OpenedApp } from './openApp';
import { loanOf } from './stamps';
import { knownIn, waitsIn } from './stateReading';
import type { Sent } from './wire';

/** Whether the call's failure is one that the session modal is for (specification §8); the employee look-up is exempt. */
export const endsSession = ({ call, fault }: Cell): boolean =>
  call !== 'employee' && [401, 500].includes(faultOf(fault).status ?? 0);

/** Whether it is over for good, rather than until the screen is refreshed. */
export const signsOut = (cell: Cell): boolean => endsSession(cell) && faultOf(cell.fault).status === 401;

/** Nothing threw, nothing is waited for any more, nothing private got out, and the modal is there when it should be. */
export function expectCalm(app: OpenedApp, cell: Cell): void {
  expect(app.wire.mistakes).toEqual([]);
  expectNoBug(app);
  expect(waitsIn(app.store.getState())).toEqual([]);
  expectModal(app, cell);
  expectSecretsKept(app);
  expect(app.wire.sent.flatMap(dishonestyOf)).toEqual([]);
}

/** Errors of ours are reported as unexpected; the end of a session is logged too, and is none. */
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
  expect(expiry).toMatchObject({ isInternalServerError: status === 500 });
  expect(expiry?.leavesAt === null).toBe(status === 500);
  if (status === 500) expect(expiry?.message).toContain('T-500');
  expect(browser.left).toEqual(status === 401 ? ['https://los.test/home'] : []);
}

/** Tokens and passwords are in requests and in memory, and in no other place. */
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

/** To the lender alone, with the token, and about one loan. @empty the request is as it should be */
const dishonestyOf = ({ call, request: { url, headers } }: Sent): string[] => [
  ...(url.startsWith('http://lender.test/api/') ? [] : [`${call} leads to ${url}`]),
  ...(headers.get('Authorization') === 'Bearer token-of-rita.ibarra' ? [] : [`${call} has another token`]),
  ...(headers.has('LoanId') === calls[call].sendsLoanId ? [] : [`${call} is wrong about its loan`]),
];

/** A change leaves once for each time it was wanted. */
export function expectPosts({ wire }: OpenedApp, call: CallName, times: number): void {
  const posts = wire.sent.filter((sent) => sent.request.method === 'POST' && sent.call === call);
  expect(posts).toHaveLength(times);
}

/** History is read one at a time, at least five seconds after the answer before. */
export function expectPatientPolls(polls: readonly Sent[]): void {
  polls.slice(1).forEach(({ startedAt }, index) => {
    const before = polls[index]?.endedAt ?? Number.POSITIVE_INFINITY;
    expect(startedAt - before).toBeGreaterThanOrEqual(HISTORY_POLL_INTERVAL_MS);
  });
}

/** Everything that was known still is. */
export function expectKept(before: RootState, after: RootState): void {
  expect(knownIn(after)).toMatchObject(knownIn(before));
}

/** Whoever is signed out finds nothing to read. */
export function expectNothingKnown(state: RootState): void {
  expect(knownIn(state)).toEqual({});
}

/** Nothing of a loan is left once another one is open, and nothing is on its way for it. */
export function expectForgotten({ store, wire }: OpenedApp, loanId: string): void {
  expect(JSON.stringify(store.getState())).not.toContain(loanId);
  expect(wire.sent.filter(({ request, endedAt }) => endedAt === null && loanOf(request) === loanId)).toEqual([]);
}

/** Closed, the app leaves no timer and no request behind. */
export function expectGone({ wire }: OpenedApp): void {
  expect(vi.getTimerCount()).toBe(0);
  expect(wire.sent.filter(({ endedAt }) => endedAt === null)).toEqual([]);
}
