import { createEnvironment } from '@/app/createEnvironment';
import { sendFirstCalls } from '@/app/headStart';
import { loadArea } from '@/app/loadArea';
import { canonicalPath } from '@/config/paths';
import { loadRuntimeConfig, type RuntimeConfig } from '@/config/runtimeConfig';
import { browserIdle } from '@/browser/idle';
import { browserWindows } from '@/browser/browserWindows';
import { showMenuChoice } from '@/browser/menuFold';
import { removeServiceWorkers } from '@/browser/serviceWorkers';
import { createIdentity, importOktaIdentity } from '@/identity/identity';
import { isMissingCode } from '@/lib/missingCode';
import { createTelemetry } from '@/telemetry/createTelemetry';

declare global {
  interface Window {
    /** Says in the page that the app could not be loaded (firstScript.js), with the reference of an error. */
    reportMissing: (reference?: string) => void;
  }
}

showMenuChoice();
showCanonicalAddress();
// In a browser that is too old, firstScript.js replaces #root with a notice.
if (document.getElementById('root') !== null) start().catch(failAtStart);
void removeServiceWorkers();

/** Sends the first calls before the app's code runs, because until it has run no call leaves. */
async function start(): Promise<void> {
  const loaded = await loadRuntimeConfig(window.configRequest);
  if ('problems' in loaded) {
    await (await importApp()).showProblems(loaded.problems);
    return;
  }
  const { config } = loaded;
  showAccent(config.BRAND);
  try {
    const environment = createEnvironment({
      config,
      createIdentity: (onError) => createIdentity(config.OKTA_CONFIG, onError, importOktaIdentity),
      createTelemetry: (firstScreen) => createTelemetry(config.TELEMETRY_CONFIG, firstScreen),
      browser: browserWindows,
      idle: browserIdle,
      loadArea,
    });
    const answered = sendFirstCalls(environment, window.location);
    await (await importApp()).showApp(environment, answered);
  } catch (error) {
    if (isMissingCode(error)) throw error;
    (await import('@/app/startFailure')).reportStartFailure(error, config);
  }
}

const importApp = () => import('@/app/mount');

/** Of missing code, or before the configuration is known: then firstScript.js reports the line of the error. */
function failAtStart(error: unknown): void {
  if (isMissingCode(error)) window.reportMissing();
  else reportError(error);
}

/** The provider and the next tab get the same form of an address too. */
function showCanonicalAddress(): void {
  const { pathname, search, hash } = window.location;
  const canonical = canonicalPath(pathname);
  if (canonical !== pathname) window.history.replaceState(null, '', canonical + search + hash);
}

/** Replaces the tokens of the accent, before anything renders. */
function showAccent({ ACCENT: accent }: RuntimeConfig['BRAND']): void {
  if (accent === undefined) return;
  const { style } = document.documentElement;
  style.setProperty('--brand', `light-dark(${accent.LIGHT}, ${accent.DARK})`);
  style.setProperty('--focus', 'var(--brand)');
  // Both keep the accent's contrast to every background, whatever the accent.
  style.setProperty('--brand-hover', 'color-mix(in srgb, var(--brand) 75%, var(--text))');
  style.setProperty('--row-selected', 'color-mix(in srgb, var(--brand) 8%, var(--surface))');
}
