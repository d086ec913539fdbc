import type { Page, Route } from '@playwright/test';
import { calls } from '@/app/calls';
import type { CallName } from '@/http/contract/call';
import type { Cell } from '@tests/faults/manifest/cells';
import { answerOf, NoAnswer } from '@tests/faults/support/answers';
import type { FaultId } from '@tests/faults/manifest/faults';

/** A call that fails in a real browser. */
interface BrokenCall {
  /** Resolves when the fault first affects the call. */
  faultHit: Promise<void>;
  repair: () => Promise<void>;
}

/** Spoils one call with the same responses as the fault matrix. */
export async function breakCall(page: Page, { call, fault }: Cell): Promise<BrokenCall> {
  const { method, path } = calls[call];
  const pattern = new RegExp(`/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  const isTarget = ({ pathname }: URL): boolean => pattern.test(pathname);
  let resolveHit: () => void = () => undefined;
  const faultHit = new Promise<void>((resolve) => (resolveHit = resolve));
  const answer = async (route: Route): Promise<void> => {
    if (route.request().method() !== method) return route.fallback();
    await answerWrongly(route, answerOf(fault));
    resolveHit();
  };
  await page.route(isTarget, answer);
  return { faultHit, repair: () => page.unroute(isTarget, answer) };
}

async function answerWrongly(route: Route, answer: ReturnType<typeof answerOf>): Promise<void> {
  try {
    const response = await answer(new Request(route.request().url()), () => work(route));
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    });
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    await route.abort('internetdisconnected');
  }
}

async function work(route: Route): Promise<Response> {
  const done = await route.fetch();
  // 304 has no body: nothing is new since the last read.
  if (done.status() === 304) return new Response(null, { status: 304 });
  return new Response(new Uint8Array(await done.body()), { status: done.status() });
}

/** One fault per kind: no response, forbidden, service down, unreadable, empty, nonsense. */
export const ONE_PER_KIND: readonly FaultId[] = ['offline', 'status403', 'status503', 'truncated', 'null', 'nested'];

/** The reads of a screen when it opens. Two loans alternate, so that every cell opens a different loan. */
export const SCREENS: readonly { area: string; loans: readonly [string, string]; reads: readonly CallName[] }[] = [
  { area: 'history', loans: ['7100120', '7100116'], reads: ['loanHeader', 'menu1003', 'historyDetails'] },
  { area: 'request', loans: ['7100101', '7100109'], reads: ['ausRequestTypes', 'requestBorrowers', 'acknowledgement'] },
  { area: 'selection', loans: ['7100120', '7100116'], reads: ['recommendations', 'selections', 'repAndWarrant'] },
];

/** Calls of each kind, for the modal that ends the session. */
export const MODAL_CALLS: readonly { call: CallName; address: string }[] = [
  { call: 'loanHeader', address: '/7100120/history' },
  { call: 'historyDetails', address: '/7100120/history' },
  { call: 'requestBorrowers', address: '/7100101/request' },
  { call: 'selections', address: '/7100120/selection' },
];
