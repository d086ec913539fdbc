import { createEnvironment, sendFirstCalls, signInFirst } from '@/app/createEnvironment';
import { showNotLoaded } from '@/app/showNotLoaded';
import { loadArea } from '@/app/loadArea';
import { loadRuntimeConfig } from '@/config/runtimeConfig';
import { canonicalPath } from '@/config/paths';
import { readLoanPath } from '@/features/navigation/rules/loanPath';
import { pause } from '@/lib/pause';
import { browserWindows } from '@/browser/browserWindows';
import { createTelemetry } from '@/telemetry/createTelemetry';
import { createIdentity, importOktaIdentity } from '@/identity/identity';
import { showMenuChoice } from '@/browser/menuFold';
import { removeServiceWorkers } from '@/browser/serviceWorkers';
import { freshTokenIn, sharedTokens } from '@/identity/tabTokenStorage';
import { showAccent } from '@/ui/showAccent';

showMenuChoice();
showCanonicalAddress();
// In a browser that is too old, firstScript.js replaces #root with a notice.
if (document.getElementById('root') !== null) start().catch(giveUp);
void removeServiceWorkers();

/**
 * Kept small, so that requests start before React and the screens run: once they run, a call waits until they have
 * finished.
 * @source docs/decisions/0009-what-is-loaded-first.md
 */
async function start(): Promise<void> {
  const configuration = loadRuntimeConfig();
  // Without a token, the identity provider comes first: its SDK arrives with the configuration.
  if (freshTokenIn(sharedTokens) === undefined) importOktaIdentity().catch(() => undefined);
  const loaded = await configuration;
  if ('problems' in loaded) {
    (await importApp()).showProblems(loaded.problems);
    return;
  }
  const { config } = loaded;
  showAccent(config.brand);
  const environment = createEnvironment({
    config,
    createIdentity: (onError) => createIdentity(config.identity, onError, importOktaIdentity),
    createTelemetry: (firstScreen) => createTelemetry(config.telemetry, firstScreen),
    browser: browserWindows,
    idle: browserIdle,
    loadArea,
  });
  await signInFirst(environment, window.location, run).catch(() => undefined);
  sendFirstCalls(environment, window.location);
  await pause();
  run(window.location.pathname);
  await (await importApp()).showApp(environment);
}

/** The browser logs the error. @throws it again */
function giveUp(error: unknown): never {
  showNotLoaded();
  throw error;
}

/** The provider and the next tab get the same form of an address too. */
function showCanonicalAddress(): void {
  const { pathname, search, hash } = window.location;
  const canonical = canonicalPath(pathname);
  if (canonical !== pathname) window.history.replaceState(null, '', canonical + search + hash);
}

/** Runs the app's code when the screen's is ready too. If that fails to load, the router retries and reports it. */
function run(pathname: string): void {
  importApp().catch(() => undefined);
  const area = readLoanPath(pathname)?.area;
  if (area !== undefined && area !== null) loadArea(area).catch(() => undefined);
}

function importApp() {
  return import('@/app/mount');
}

/** Milliseconds after which the wait stops: a busy browser may never be idle, and a hidden tab never renders. */
const MAX_WAIT_MS = 2_000;

/** Resolves when the browser has rendered and is idle. */
async function browserIdle(): Promise<void> {
  await nextFrame();
  await idle();
}

const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, MAX_WAIT_MS);
    // The browser paints the frame after its callbacks.
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** Safari has no idle callbacks. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: MAX_WAIT_MS });
    else setTimeout(resolve, 200);
  });
