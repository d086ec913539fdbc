import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type LaunchOptions,
  type Page,
} from '@playwright/test';
import { findBrowser } from '@tests/e2e/browser';
import { preparePage } from './inPage';

/** A page in a new browser profile, with a developer tools session. */
export interface Lab {
  page: Page;
  tools: CDPSession;
  close: () => Promise<void>;
}

export interface LabOptions {
  /** Selector of the first row of data. */
  row: string;
  /** Emulates a slow network and processor, for loads. */
  isSlow?: boolean;
  /** The provider whose tokens another tab has left; without it, the page has none. */
  issuer?: string | undefined;
  /** Where the page keeps the time of a recent sign-in; without it, there was none. */
}

/** A laptop with ten other tabs, on a shared connection. */
const NETWORK = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };
const SLOWDOWN = 4;

const PAGE = { viewport: { width: 1366, height: 768 }, ignoreHTTPSErrors: false };

export const launchBrowser = async (fingerprint: string): Promise<Browser> =>
  chromium.launch(await launchOptions(fingerprint));

async function launchOptions(fingerprint: string): Promise<LaunchOptions> {
  const options = await findBrowser();
  // Without this, the browser caches nothing from a server with an unknown certificate.
  return { ...options, args: [...(options.args ?? []), `--ignore-certificate-errors-spki-list=${fingerprint}`] };
}

export async function openLab(browser: Browser, options: LabOptions): Promise<Lab> {
  const context = await browser.newContext(PAGE);
  return prepare(context, options, () => context.close());
}

/**
 * Opens a page in a profile on disk, as users have one. A profile in memory never keeps compiled scripts, so later visits
 * would be as slow as the first.
 */
export async function openProfile(fingerprint: string, options: LabOptions): Promise<Lab> {
  const folder = await mkdtemp(path.join(tmpdir(), 'companion-profile-'));
  const context = await chromium.launchPersistentContext(folder, { ...(await launchOptions(fingerprint)), ...PAGE });
  return prepare(context, options, async () => {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  });
}

async function prepare(
  context: BrowserContext,
  { row, isSlow = false, issuer = '' }: LabOptions,
  close: () => Promise<void>,
): Promise<Lab> {
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.addInitScript(preparePage, { row, issuer });
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  // Measures CPU time, so that other programs don't count.
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (isSlow) {
    await tools.send('Network.emulateNetworkConditions', NETWORK);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  }
  return { page, tools, close };
}

/** Returns the milliseconds that the page's main thread has worked so far. */
export async function workedMs({ tools }: Lab): Promise<number> {
  const { metrics } = await tools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Waits for two frames and a pause, so that the page finishes its pending work. */
export async function settle({ page }: Lab, ms = 60): Promise<void> {
  await page.evaluate((pause) => window.bench.quiet(pause), ms);
}

/** Returns the work of one repetition, measured until the page is idle again, minus the work of an idle page. */
export async function workOf(lab: Lab, times: number, act: () => Promise<void>, pause?: number): Promise<number> {
  const rest = (await spent(lab, RESTS, () => Promise.resolve(), pause)) / RESTS;
  return Math.max((await spent(lab, times, act, pause)) / times - rest, 0);
}

/** How often the work of an idle page is measured. */
const RESTS = 2;

/** Returns the work until a condition is reached. What the page does afterwards doesn't count. */
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
