import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { createApp } from '@/app/createApp';
import { getAhead } from '@/app/getAhead';
import { createWorld, type WorldSetup } from '@/app/createWorld';
import type { Identity } from '@/services/identity';
import { noTelemetry, type Telemetry } from '@/services/telemetry';
import { toastQueue } from '@/ui/notify';
import type { Lender } from '@sandbox/backendTypes';
import { createLender } from '@sandbox/lender';
import type { PersonaId } from '@sandbox/personas';
import { afterTest } from './cleanups';
import { fakeBrowser } from './fakeBrowser';
import { fakeIdentity, personaOf } from './fakeIdentity';
import { recordRequests } from './recordRequests';
import { server } from './server';
import { testConfig } from './testConfig';

interface RenderOptions {
  persona?: PersonaId;
  /** Keys of config.json to replace. */
  config?: Record<string, unknown>;
  browser?: ReturnType<typeof fakeBrowser>;
  telemetry?: Telemetry;
  lender?: Lender;
  /** Who signs in and how; without it the persona already has. */
  identity?: Identity;
  /** In its place, for what the identity itself reports. */
  createIdentity?: WorldSetup['createIdentity'];
  /** When the browser rests; by default always. */
  rest?: WorldSetup['rest'];
  /** Begins what the address asks for before the app is there, as main.ts does. */
  isAhead?: boolean;
}

/** A lender of its own for one test, with its handlers on the simulated network. */
export const startLender = (now: () => number = Date.now): Lender =>
  createLender({ now, timeScale: 1, seed: 1, identify: personaOf });

/** The whole app at one address, over the sandbox lender's own handlers. */
export function renderApp(address: string, options: RenderOptions = {}) {
  const { persona = 'rita.ibarra', config = {}, browser = fakeBrowser(), telemetry = noTelemetry } = options;
  const lender = options.lender ?? startLender();
  // What a test wants answered differently it plants after this, or as a fault of the lender.
  server.use(...lender.handlers);
  const requests = recordRequests(server);
  const world = createWorld({
    config: testConfig(config),
    createIdentity: options.createIdentity ?? (() => options.identity ?? fakeIdentity(persona)),
    createTelemetry: () => telemetry,
    browser,
    rest: options.rest ?? (() => Promise.resolve()),
  });
  if (options.isAhead === true) getAhead(world, new URL(address, window.location.origin));
  const app = createApp(world, (routes) => createMemoryRouter(routes, { initialEntries: [address] }));
  afterTest(app.stop);
  // Notifications outlive the app that gave them.
  afterTest(() => toastQueue.clear());
  return { ...render(app.element), ...app, user: userEvent.setup(), browser, lender, requests };
}
