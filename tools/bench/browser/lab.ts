import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { isProduct } from '@tools/bench/targets';
import type { Contender } from '@tools/bench/turns';
import { findBrowser } from '@tests/e2e/browser';
import { preparePage } from './inPage';

/** A page in a new browser profile, with a developer tools session. */
export interface Lab {
  page: Page;
  tools: CDPSession;
  close: () => Promise<void>;
}

/** A laptop with ten other tabs, on a shared connection. */
const NETWORK = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };
const SLOWDOWN = 4;
const VIEWPORT = { width: 1366, height: 768 };

/** @shape 'Chromium 156.0.8078.108' */
export async function browserVersion(): Promise<string> {
  const { executablePath = chromium.executablePath() } = await findBrowser();
  return execFileSync(executablePath, ['--version'], { encoding: 'utf8' }).split(' ', 2).join(' ');
}

/**
 * Opens a page in a profile on disk, as users have one, with a slow network and processor. A profile in memory never
 * keeps compiled scripts, so later visits would be as slow as the first.
 */
export async function openProfile({ stage, target }: Contender): Promise<Lab> {
  const folder = await mkdtemp(path.join(tmpdir(), 'companion-profile-'));
  const options = await findBrowser();
  // Without this, the browser caches nothing from a server with an unknown certificate.
  const args = [...(options.args ?? []), `--ignore-certificate-errors-spki-list=${stage.fingerprint}`];
  const context = await chromium.launchPersistentContext(folder, { ...options, args, viewport: VIEWPORT });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.addInitScript(preparePage, { row: target.row, issuer: isProduct(target) ? stage.issuer : '' });
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  // Measures CPU time, so that other programs don't count.
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await tools.send('Network.emulateNetworkConditions', NETWORK);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, tools, close: () => context.close().then(() => rm(folder, { recursive: true, force: true })) };
}

/** Returns the milliseconds that the page's main thread has worked so far. */
export async function workedMs({ tools }: Lab): Promise<number> {
  const { metrics } = await tools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Waits for two frames and a pause, so that the page finishes its pending work. */
export const settle = ({ page }: Lab, ms = 60): Promise<void> =>
  page.evaluate((pause) => window.bench.quiet(pause), ms);

/** Returns the work of one repetition, measured until the page is idle again, minus the work of an idle page. */
export async function workOf(lab: Lab, times: number, act: () => Promise<void>, pause?: number): Promise<number> {
  const rest = await spent(lab, 2, () => Promise.resolve(), pause);
  return Math.max((await spent(lab, times, act, pause)) - rest, 0);
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
  return total / times;
}
