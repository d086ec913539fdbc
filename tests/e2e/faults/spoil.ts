import type { Page, Route } from '@playwright/test';
import { calls } from '@/api/contract/calls';
import type { Cell } from '@tests/faults/manifest/cells';
import { answerOf, NoAnswer } from '@tests/faults/support/answers';

/** A call that goes wrong in a real browser. */
interface Spoilt {
  /** Comes when the fault has befallen the call for the first time. */
  befallen: Promise<void>;
  mend: () => Promise<void>;
}

/** Lets one call go wrong, with the very answers that the matrix gives in the simulated network. */
export async function spoil(page: Page, { call, fault }: Cell): Promise<Spoilt> {
  const { method, path } = calls[call];
  const pattern = new RegExp(`/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  const isMeant = ({ pathname }: URL): boolean => pattern.test(pathname);
  let tell: () => void = () => undefined;
  const befallen = new Promise<void>((resolve) => (tell = resolve));
  const answer = async (route: Route): Promise<void> => {
    if (route.request().method() !== method) return route.fallback();
    await answerWrongly(route, answerOf(fault));
    tell();
  };
  await page.route(isMeant, answer);
  return { befallen, mend: () => page.unroute(isMeant, answer) };
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
  return new Response(new Uint8Array(await done.body()), { status: done.status() });
}
