import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { findBrowser } from '@tests/e2e/browser';
import { meetThePage } from './inPage';

/** A page in a fresh browser profile, with the instruments of the developer tools. */
export interface Lab {
  page: Page;
  tools: CDPSession;
  close: () => Promise<void>;
}

export interface LabOptions {
  /** What the first row of data looks like. */
  row: string;
  /** An emulated network and processor, for loads. */
  isSlow?: boolean;
  isSignedIn?: boolean;
}

/** A laptop with ten other tabs, on a shared line. */
const NETWORK = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };
const SLOWDOWN = 4;

export async function launchBrowser(fingerprint: string): Promise<Browser> {
  const options = await findBrowser();
  return chromium.launch({
    ...options,
    args: [
      ...(options.args ?? []),
      // Without this the browser keeps nothing of a certificate it does not know in its cache.
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
    ],
  });
}

export async function openLab(browser: Browser, { row, isSlow = false, isSignedIn = false }: LabOptions): Promise<Lab> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, ignoreHTTPSErrors: false });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.addInitScript(meetThePage, { row, token: isSignedIn ? TOKEN_LIFETIME_S : 0 });
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  // Time on the processor: what other programs do meanwhile does not count.
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (isSlow) {
    await tools.send('Network.emulateNetworkConditions', NETWORK);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  }
  return { page, tools, close: () => context.close() };
}

const TOKEN_LIFETIME_S = 3_600;

/** Milliseconds that the page's main thread has worked so far. */
async function workedMs({ tools }: Lab): Promise<number> {
  const { metrics } = await tools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Waits until nothing has been drawn or fetched for a moment. */
export async function settle({ page }: Lab, ms = 60): Promise<void> {
  await page.evaluate((pause) => window.bench.quiet(pause), ms);
}

/** Work of one of several repetitions, from before it until the page has come to rest, beyond what a resting page does. */
export async function workOf(lab: Lab, times: number, act: () => Promise<void>, pause?: number): Promise<number> {
  const rest = (await spent(lab, RESTS, () => Promise.resolve(), pause)) / RESTS;
  return Math.max((await spent(lab, times, act, pause)) / times - rest, 0);
}

/** How often a resting page is looked at. */
const RESTS = 2;

/** Work until something is reached; what the page does once it is there does not count. */
export async function workUntil(lab: Lab, reach: () => Promise<void>): Promise<number> {
  await settle(lab);
  const before = await workedMs(lab);
  await reach();
  return (await workedMs(lab)) - before;
}

async function spent(lab: Lab, times: number, act: () => Promise<void>, pause?: number): Promise<number> {
  let total = 0;
  for (let turn = 0; turn < times; turn += 1) {
    await settle(lab);
    const before = await workedMs(lab);
    await act();
    await settle(lab, pause);
    total += (await workedMs(lab)) - before;
  }
  return total;
}
