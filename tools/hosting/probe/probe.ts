import type { Page, Request } from '@playwright/test';
import { AREAS, paths } from '@/config/paths';
import * as appTexts from '@/config/texts/appTexts';
import { ask } from '@tools/hosting/check/ask';
import type { DeployedConfig } from '@tools/hosting/headers';
import { refuseChanges } from './refuseChanges';
import { signIn, type SignIn } from './signIn';

/** What doesn't work; shown without a stack trace. */
export class ProbeError extends Error {}

interface Probed {
  release: string;
  screens: { name: string; ms: number }[];
  /** Number of calls. */
  reads: number;
}

/** For each step. */
const TIMEOUT_MS = 45_000;

/**
 * Signs in, opens the three screens of a loan, and sends no change to the API.
 * @throws ProbeError for the first thing that doesn't work
 */
export async function probe(page: Page, origin: string, loan: string, user: SignIn): Promise<Probed> {
  page.setDefaultTimeout(TIMEOUT_MS);
  const { API_CONFIG } = await configOf(origin);
  const api = new URL(API_CONFIG.BASE_URL || '/', origin).href;
  const problems: { text: string; isOfApi: boolean }[] = [];
  const pending = new Set<Request>();
  let reads = 0;
  const note = (text: string, request?: Request): void => {
    const isOfApi = request?.url().startsWith(api) === true && request.resourceType() === 'fetch';
    problems.push({ text, isOfApi });
  };
  await refuseChanges(page, api, (method, path) => note(`the app wants to send ${method} ${path}`));

  page.on('pageerror', ({ name }) => note(`the app throws ${name}`));
  const isProbed = (url: string): boolean => url.startsWith(api) || url.startsWith(`${origin}/`);
  const pathOf = (request: Request): string => new URL(request.url()).pathname;
  page.on('request', (request) => {
    if (!isProbed(request.url())) return;
    pending.add(request);
    if (request.url().startsWith(api)) reads += 1;
  });
  page.on('response', (response) => {
    if (isProbed(response.url()) && response.status() >= 400)
      note(`${pathOf(response.request())} answers ${response.status()}`, response.request());
  });
  page.on('requestfailed', (request) => {
    pending.delete(request);
    const reason = request.failure()?.errorText ?? '';
    // Leaving a screen cancels its reads.
    if (isProbed(request.url()) && reason !== 'net::ERR_ABORTED' && !reason.includes('BLOCKED_BY_CLIENT'))
      note(`${pathOf(request)} fails: ${reason}`, request);
  });
  page.on('requestfinished', (request) => pending.delete(request));

  const areas = page.getByRole('navigation', { name: appTexts.loanAreas });
  /** Waits until a screen is there with all that it reads. */
  const arrives = async (name: string): Promise<void> => {
    const deadline = Date.now() + TIMEOUT_MS;
    const heading = page.getByRole('heading', { level: 1, name, exact: true });
    let quiet = 0;
    while (quiet < 3) {
      const [problem] = problems;
      if (problem !== undefined) throw new ProbeError(`${name} doesn't work: ${problem.text}.`);
      const isThere = (await heading.isVisible()) && (await page.locator('[aria-busy=true]').count()) === 0;
      quiet = isThere && pending.size === 0 ? quiet + 1 : 0;
      if (Date.now() > deadline) throw new ProbeError(`${name} doesn't show within ${TIMEOUT_MS / 1000} s.`);
      await page.waitForTimeout(100);
    }
  };

  await page.goto(origin + paths.history.href(loan));
  // The API is called once the user is signed in.
  const isOver = (): boolean => problems.some(({ isOfApi }) => !isOfApi);
  if (!(await signIn(page, areas, user, isOver))) {
    // The page may navigate meanwhile: its buttons are read only where nothing else is known.
    const text =
      problems[0]?.text ?? `${new URL(page.url()).origin} still asks, with the buttons ${await shownButtons(page)}`;
    throw new ProbeError(`The sign-in doesn't work: ${text}.`);
  }
  const screens: Probed['screens'] = [];
  for (const area of [...AREAS].reverse()) {
    const name = appTexts.areas[area];
    const started = Date.now();
    await areas.getByRole('link', { name, exact: true }).click();
    await arrives(name);
    screens.push({ name, ms: Date.now() - started });
  }
  const release = (await page.locator('meta[name=release]').getAttribute('content')) ?? 'unknown';
  return { release, screens, reads };
}

async function configOf(origin: string): Promise<DeployedConfig> {
  try {
    return JSON.parse((await ask(origin, { address: '/config.json' })).text) as DeployedConfig;
  } catch {
    throw new ProbeError('config.json is no configuration of the app.');
  }
}

async function shownButtons(page: Page): Promise<string> {
  const buttons = await page.getByRole('button').filter({ visible: true }).allInnerTexts();
  return buttons.map((text) => text.trim().split('\n')[0]).join(', ');
}
