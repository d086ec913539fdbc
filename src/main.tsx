import { createRoot, type Root } from 'react-dom/client';
import { createApp } from '@/app/createApp';
import { createEnvironment } from '@/app/createEnvironment';
import { DeploymentError } from '@/app/layout/DeploymentError';
import { loadArea } from '@/app/loadArea';
import { canonicalPath } from '@/config/paths';
import { loadRuntimeConfig } from '@/config/runtimeConfig';
import * as startTexts from '@/config/texts/startTexts';
import { browserIdle } from '@/browser/idle';
import { browserWindows } from '@/browser/browserWindows';
import { showMenuChoice } from '@/browser/menuFold';
import { removeServiceWorkers } from '@/browser/serviceWorkers';
import { createIdentity, importOktaIdentity } from '@/identity/identity';
import { createTelemetry } from '@/telemetry/createTelemetry';
import { showAccent } from '@/ui/showAccent';

showMenuChoice();
showCanonicalAddress();
const container = document.getElementById('root');
// In a browser that is too old, firstScript.js replaces #root with a notice.
if (container !== null) void start(createRoot(container));
void removeServiceWorkers();

async function start(root: Root): Promise<void> {
  const loaded = await loadRuntimeConfig();
  if ('problems' in loaded) {
    root.render(<DeploymentError problems={loaded.problems} />);
    return;
  }
  const { config } = loaded;
  showAccent(config.brand);
  const { element, isSigningIn, readyToRender } = createApp(
    createEnvironment({
      config,
      createIdentity: (onError) => createIdentity(config.identity, onError, importOktaIdentity),
      createTelemetry: (firstScreen) => createTelemetry(config.telemetry, firstScreen),
      browser: browserWindows,
      idle: browserIdle,
      loadArea,
    }),
  );
  if (isSigningIn()) document.querySelector('#waiting p')?.append(startTexts.signingIn);
  // Until then the page shows the spinner of index.html.
  await readyToRender();
  root.render(element);
}

/** The provider and the next tab get the same form of an address too. */
function showCanonicalAddress(): void {
  const { pathname, search, hash } = window.location;
  const canonical = canonicalPath(pathname);
  if (canonical !== pathname) window.history.replaceState(null, '', canonical + search + hash);
}
