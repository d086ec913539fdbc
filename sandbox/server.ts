import type { IncomingMessage, ServerResponse } from 'node:http';
import { getResponse } from 'msw';
import { withAntiForgery, type AntiForgery } from './antiForgery';
import { antiForgeryToken } from './backend/xsrf';
import type { Lender, LenderFactory } from './backendTypes';
import { controlRoutes } from './control/routes';
import { toRequest } from './http/adapter';
import { answer } from './http/answer';
import { API_HEADERS } from './http/cors';
import { HOSTS, type Settings } from './settings';
import { listen } from './http/listen';
import { json } from './http/reply';
import type { Route } from './http/route';
import { createLenderClock } from './lenderClock';
import { createLender as createRealLender } from './lender';
import { losRoutes } from './los/routes';
import { createIdentity } from './oidc/identity';
import { SHAPES } from './oidc/shapes';
import { createTelemetryLog } from './telemetry/telemetryLog';
import { telemetryRoutes } from './telemetry/routes';

export interface SandboxOptions extends Partial<
  Pick<Settings, 'timeScale' | 'seed' | 'identity' | 'trusts' | 'hosting' | 'antiForgery'>
> {
  /** 0 takes any free port. */
  port: number;
  /** The companion's origins. Links lead to the first; all of them may sign in and call. */
  appOrigins: readonly [string, ...string[]];
  tokenLifetimeSeconds?: number;
  now?: () => number;
  createLender?: LenderFactory;
}

export interface Sandbox {
  origin: string;
  lender: Lender;
  close: () => Promise<void>;
}

/** Starts a complete simulated lender on this machine. Several can run on different ports. */
export async function startSandbox({
  port,
  appOrigins,
  timeScale = 1,
  seed = 1,
  identity: identityKind = 'okta',
  trusts,
  hosting = 'one',
  antiForgery = { by: 'cookie' },
  tokenLifetimeSeconds = 3600,
  now = Date.now,
  createLender = createRealLender,
}: SandboxOptions): Promise<Sandbox> {
  const { server, origin, close } = await listen(port);
  const issuerOrigin = `http://${HOSTS[hosting].identity}:${new URL(origin).port}`;
  const identity = createIdentity({
    origin: issuerOrigin,
    appOrigins,
    tokenLifetimeSeconds,
    shape: SHAPES[identityKind],
    trusts,
  });
  const clock = createLenderClock(now);
  const lender = createLender({ now: clock.now, timeScale, seed, identify: identity.identify });
  const telemetry = createTelemetryLog();

  const routes: readonly Route[] = [
    apiRoute(lender, appOrigins, antiForgery, antiForgeryToken(seed)),
    ...losRoutes(lender, appOrigins[0]),
    ...telemetryRoutes(telemetry, appOrigins),
    ...controlRoutes({
      lender,
      telemetry,
      clock,
      timeScale,
      changePerson: identity.changePerson,
      expireSessions: identity.expireSessions,
      reset: () => {
        clock.reset();
        lender.reset();
        lender.faults.clear();
        telemetry.clear();
      },
    }),
  ];

  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    if (identity.owns(incoming.url ?? '')) await identity.handle(incoming, outgoing);
    else await answer(routes, toRequest(incoming, outgoing, origin), outgoing);
  };
  server.on('request', (incoming, outgoing) => {
    handle(incoming, outgoing).catch((error: unknown) => {
      // A client that disconnects early is normal: reloads and canceled calls do it.
      if (!outgoing.destroyed) console.error(error);
      outgoing.destroy();
    });
  });

  return { origin, lender, close };
}

/** Serves the lender's API. It is cross-origin for the companion, as in production. */
const apiRoute = (lender: Lender, appOrigins: readonly string[], antiForgery: AntiForgery, token: string): Route => ({
  path: /^\/api\//,
  cors: { origins: appOrigins, allowHeaders: API_HEADERS },
  answer: (request) =>
    withAntiForgery(
      antiForgery,
      token,
      request,
      async () => (await getResponse(lender.handlers, request)) ?? json({ message: 'No such call' }, 404),
    ),
});
