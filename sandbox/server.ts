import type { IncomingMessage, ServerResponse } from 'node:http';
import { getResponse } from 'msw';
import { antiForgeryToken } from './backend/xsrf';
import type { Lender, LenderFactory } from './backendTypes';
import { controlRoutes } from './control/routes';
import { toRequest } from './http/adapter';
import { answer } from './http/answer';
import { API_HEADERS } from './http/cors';
import { HOSTS, type Hosting } from './hosts';
import { listen } from './http/listen';
import { json, page } from './http/reply';
import type { Route } from './http/route';
import { createLenderClock } from './lenderClock';
import { createLender as createRealLender } from './lender';
import { losRoutes } from './los/routes';
import { parentPage } from './parent/parentPage';
import { createIdentity } from './oidc/identity';
import { SHAPES, type IdentityKind } from './oidc/shapes';
import type { Trusted } from './oidc/trusted';
import { createTelemetryLog } from './telemetry/telemetryLog';
import { telemetryRoutes } from './telemetry/routes';

export interface SandboxOptions {
  /** 0 takes any free port. */
  port: number;
  /** The companion's origins. Links lead to the first; all of them may sign in and call. */
  appOrigins: readonly [string, ...string[]];
  timeScale?: number;
  seed?: number;
  /** Whose paths and habits the identity provider has. */
  identity?: IdentityKind;
  /** The port of a page that frames the companion. Undefined: there is none. */
  parentPort?: number | undefined;
  /** An identity provider outside the sandbox, whose tokens the API accepts too. */
  trusts?: Trusted | undefined;
  hosting?: Hosting;
  tokenLifetimeSeconds?: number;
  now?: () => number;
  createLender?: LenderFactory;
}

export interface Sandbox {
  origin: string;
  lender: Lender;
  /** Undefined without a page that frames the companion. */
  parentOrigin: string | undefined;
  close: () => Promise<void>;
}

/** Starts a complete simulated lender on this machine. Several can run on different ports. */
export async function startSandbox({
  port,
  appOrigins,
  timeScale = 1,
  seed = 1,
  identity: identityKind = 'okta',
  parentPort,
  trusts,
  hosting = 'one',
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
    apiRoute(lender, appOrigins, parentPort !== undefined, hosting === 'three' ? antiForgeryToken(seed) : undefined),
    ...losRoutes(lender, appOrigins[0]),
    ...telemetryRoutes(telemetry, appOrigins),
    ...controlRoutes({
      faults: lender.faults,
      habits: lender.habits,
      changeHabits: lender.changeHabits,
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

  const parent = parentPort === undefined ? undefined : await openParent(parentPort, lender, appOrigins[0]);
  return {
    origin,
    lender,
    parentOrigin: parent?.origin,
    close: async () => {
      await Promise.all([close(), parent?.close()]);
    },
  };
}

/** Serves the lender's API. It is cross-origin for the companion, as in production. */
const apiRoute = (
  lender: Lender,
  appOrigins: readonly string[],
  isFramed: boolean,
  headerToken: string | undefined,
): Route => ({
  path: /^\/api\//,
  cors: { origins: appOrigins, allowHeaders: API_HEADERS },
  answer: async (request) => {
    if (headerToken !== undefined && isForged(request, headerToken))
      return withHeaderToken(
        json({ message: 'X-XSRF-TOKEN differs from that of the last response' }, 403),
        headerToken,
      );
    const response = (await getResponse(lender.handlers, request)) ?? json({ message: 'No such call' }, 404);
    if (headerToken !== undefined) return withHeaderToken(response, headerToken);
    return isFramed ? withFrameCookies(response) : response;
  },
});

/** The companion on another host can't read the cookie, so the token travels in a header. */
function withHeaderToken(response: Response, token: string): Response {
  if (response.type === 'error') return response;
  const headers = new Headers(response.headers);
  headers.set('x-xsrf-token', token);
  return new Response(response.body, { status: response.status, headers });
}

/** The lender can't compare: browsers keep its cookie from other sites. */
const isForged = ({ method, headers }: Request, token: string): boolean =>
  method === 'POST' && headers.get('x-xsrf-token') !== token;

/** In a frame of another site, browsers keep only such cookies. */
function withFrameCookies(response: Response): Response {
  const cookies = response.headers.getSetCookie();
  if (cookies.length === 0) return response;
  const headers = new Headers(response.headers);
  headers.delete('set-cookie');
  for (const cookie of cookies)
    headers.append('set-cookie', cookie.replace('SameSite=Lax', 'SameSite=None; Secure; Partitioned'));
  return new Response(response.body, { status: response.status, headers });
}

/** Serves the page that frames the companion, on a site of its own. */
async function openParent(port: number, lender: Lender, appOrigin: string) {
  const { server, origin, close } = await listen(port, '127.0.0.1');
  const route: Route = { path: /^\//, answer: () => page(parentPage({ appOrigin, loans: lender.loans() })) };
  server.on('request', (incoming, outgoing) => {
    answer([route], toRequest(incoming, outgoing, origin), outgoing).catch(() => outgoing.destroy());
  });
  return { origin, close };
}
