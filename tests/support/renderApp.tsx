import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { StyleSheetManager } from 'styled-components';
import { createApp } from '@/app/createApp';
import { createEnvironment, type EnvironmentSetup } from '@/app/createEnvironment';
import { sendFirstCalls } from '@/app/headStart';
import { loadArea } from '@/app/loadArea';
import type { Identity } from '@/identity/auth';
import { forgetTabWork } from '@/browser/tabWork';
import type { Telemetry } from '@/telemetry/telemetry';
import { noTelemetry } from '@tests/support/noTelemetry';
import { toastQueue } from '@/ui/notify';
import type { Lender } from '@sandbox/backendTypes';
import { createLender } from '@sandbox/lender';
import type { PersonaId } from '@sandbox/personas';
import { accessibleStyles } from './accessibleStyles';
import { afterTest } from './cleanups';
import { fakeBrowser } from './fakeBrowser';
import { fakeIdentity, personaOf } from './fakeIdentity';
import { recordRequests } from './recordRequests';
import { server } from './server';
import { testConfig } from './testConfig';

const PLUGINS = [accessibleStyles];

interface RenderOptions {
  persona?: PersonaId;
  /** Keys of config.json to replace. */
  config?: Record<string, unknown>;
  browser?: ReturnType<typeof fakeBrowser>;
  telemetry?: Telemetry;
  lender?: Lender;
  /** The identity service; by default, the persona is already signed in. */
  identity?: Identity;
  /** Replaces `identity` in tests of what the identity service itself reports. */
  createIdentity?: EnvironmentSetup['createIdentity'];
  /** When the browser is idle; by default always. */
  idle?: EnvironmentSetup['idle'];
  /** Loads the code of a screen; by default at once. */
  loadArea?: EnvironmentSetup['loadArea'];
}

/** Creates a lender for one test. `renderApp` adds its handlers to the simulated network. */
export const startLender = (now: () => number = Date.now): Lender =>
  createLender({ now, timeScale: 1, seed: 1, identify: personaOf });

/** Renders the whole app at an address, with the sandbox lender's handlers. */
export function renderApp(address: string, options: RenderOptions = {}) {
  const { persona = 'rita.ibarra', config = {}, browser = fakeBrowser(), telemetry = noTelemetry } = options;
  const lender = options.lender ?? startLender();
  // A test that needs other responses adds its handlers after this call, or plants a fault in the lender.
  server.use(...lender.handlers);
  const requests = recordRequests(server);
  const environment = createEnvironment({
    config: testConfig(config),
    createIdentity: options.createIdentity ?? (() => options.identity ?? fakeIdentity(persona)),
    createTelemetry: () => telemetry,
    browser,
    idle: options.idle ?? (() => Promise.resolve()),
    loadArea: options.loadArea ?? loadArea,
  });
  void sendFirstCalls(environment, new URL(address, window.location.origin));
  const app = createApp(environment, (routes) => createMemoryRouter(routes, { initialEntries: [address] }));
  // What waits for a pause would otherwise be stored during the next test.
  afterTest(() => forgetTabWork(environment.deps.memory));
  afterTest(app.stop);
  // The queue of notifications outlives the app.
  afterTest(() => toastQueue.clear());
  /** Waits until every request is answered, and the screen shows it. */
  const settled = async (): Promise<void> => {
    for (let quiet = 0; quiet < 3;) {
      await act(() => new Promise((go) => setTimeout(go)));
      quiet = requests.every(({ isAnswered }) => isAnswered) ? quiet + 1 : 0;
    }
  };
  const rendered = render(<StyleSheetManager stylisPlugins={PLUGINS}>{app.element}</StyleSheetManager>);
  environment.resolveFirstFrame();
  return {
    ...rendered,
    ...app,
    user: userEvent.setup(),
    browser,
    lender,
    requests,
    settled,
    vault: environment.deps.vault,
  };
}

/** Simulates that the tab becomes visible, which reads what may have changed. */
export const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

/** Simulates that the tab closes, which stores what waits for a pause. */
export function closeTab({ unmount, stop }: Pick<ReturnType<typeof renderApp>, 'unmount' | 'stop'>): void {
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  stop();
}
