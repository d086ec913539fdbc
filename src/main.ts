import { createEnvironment } from '@/app/createEnvironment';
import { sendFirstCalls } from '@/app/sendFirstCalls';
import { loadArea } from '@/app/loadArea';
import { loadRuntimeConfig } from '@/config/runtimeConfig';
import { readLoanPath } from '@/domain/shell/loanPath';
import { browserIdle } from '@/services/browserIdle';
import { browserWindows } from '@/services/browserWindows';
import { createIdentity, importOktaIdentity } from '@/services/identity';
import { removeServiceWorkers } from '@/services/serviceWorkers';
import { createSignInTrip } from '@/services/signInTrip';
import { loadAppSettings, showTheme } from '@/services/appSettings';
import { createTelemetry } from '@/services/createTelemetry';

showTheme(loadAppSettings().theme);
// In a browser that is too old, firstScript.js replaces #root with a notice.
if (document.getElementById('root') !== null && !createSignInTrip().goBackToLink()) void start();
void removeServiceWorkers();

/**
 * Kept small, so that requests start while React and the screens are still loading.
 *
 * @source Specification §2: "The app reads config.json before starting"
 * @source Specification §2: "Not status 200: 'Deployment Error!' and 'Error fetching the config file.'"
 * @source docs/decisions/0009-what-is-loaded-first.md
 */
async function start(): Promise<void> {
  const mount = import('@/app/mount');
  void mount.then(({ showWaiting }) => showWaiting());
  fetchArea(window.location.pathname);
  const loaded = await loadRuntimeConfig();
  if ('problems' in loaded) {
    (await mount).showProblems(loaded.problems);
    return;
  }
  const { config } = loaded;
  const environment = createEnvironment({
    config,
    createIdentity: (onError) => createIdentity(config.identity, onError, importOktaIdentity),
    createTelemetry: (firstScreen) => createTelemetry(config.telemetry, firstScreen),
    browser: browserWindows,
    idle: browserIdle,
    loadArea,
  });
  sendFirstCalls(environment, window.location);
  (await mount).showApp(environment);
}

/** Starts to load the screen's code. If this fails, the router retries and reports the error. */
function fetchArea(pathname: string): void {
  const area = readLoanPath(pathname)?.area;
  if (area !== undefined && area !== null) loadArea(area).catch(() => undefined);
}
