import { createRoot } from 'react-dom/client';
import { createApp } from '@/app/createApp';
import { DeploymentError } from '@/app/DeploymentError';
import { loadRuntimeConfig, type RuntimeConfig } from '@/config/runtimeConfig';
import { browserWindows } from '@/services/browserWindows';
import { createOktaIdentity } from '@/services/oktaIdentity';
import { removeServiceWorkers } from '@/services/serviceWorkers';
import { deferredTelemetry, noTelemetry, type Telemetry } from '@/services/telemetry';
import { GlobalStyle } from '@/ui/GlobalStyle';
import { Spinner } from '@/ui/Spinner';

void start();
void removeServiceWorkers();

async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (container === null) throw new Error('index.html has no #root');
  const root = createRoot(container);
  root.render(
    <>
      <GlobalStyle />
      <Spinner cover="screen" />
    </>,
  );
  const loaded = await loadRuntimeConfig();
  if ('problems' in loaded) {
    root.render(<DeploymentError problems={loaded.problems} />);
    return;
  }
  const { config } = loaded;
  const app = createApp({
    config,
    createIdentity: (onError) => createOktaIdentity(config.identity, onError),
    telemetry: telemetryOf(config.telemetry),
    browser: browserWindows,
  });
  root.render(app.element);
}

/** Application Insights after the first paint, when it has a key. */
function telemetryOf(config: RuntimeConfig['telemetry']): Telemetry {
  if (config.instrumentationKey === '' && config.connectionString === '') return noTelemetry;
  const painted = new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
  const loaded = painted.then(() => import('@/services/appInsights'));
  return deferredTelemetry(loaded.then(({ startAppInsights }) => startAppInsights(config)));
}
