import type { Page, Route } from '@playwright/test';
import { calls } from '@/app/calls';
import type { Cell } from '@tests/faults/manifest/cells';
import { answerOf, NoAnswer } from '@tests/faults/support/answers';

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
