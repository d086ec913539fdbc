import { createWorld } from '@/app/createWorld';
import { getAhead } from '@/app/getAhead';
import { loadArea } from '@/app/loadArea';
import { loadRuntimeConfig } from '@/config/runtimeConfig';
import { readLoanPath } from '@/domain/shell/loanPath';
import { browserRest } from '@/services/browserRest';
import { browserWindows } from '@/services/browserWindows';
import { createIdentity } from '@/services/identity';
import { removeServiceWorkers } from '@/services/serviceWorkers';
import { recallTastes, showTheme } from '@/services/tastes';
import { createTelemetry } from '@/services/telemetry';

showTheme(recallTastes().theme);
void start();
void removeServiceWorkers();

/**
 * Small, so that calls leave while React and the screens are still being fetched.
 *
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
  const world = createWorld({
    config,
    createIdentity: (onError) => createIdentity(config.identity, onError),
    createTelemetry: (firstScreen) => createTelemetry(config.telemetry, firstScreen),
    browser: browserWindows,
    rest: browserRest,
  });
  getAhead(world, window.location);
  (await mount).showApp(world);
}

/** The code of the screen that the address names; if it fails to come, the router asks for it again and says so. */
function fetchArea(pathname: string): void {
  const area = readLoanPath(pathname)?.area;
  if (area !== undefined && area !== null) loadArea(area).catch(() => undefined);
}
