import type { Call } from '@/http/contract/call';
import { traceParent } from '@/lib/reference';
import { createPathOf, type PathOf } from '@/http/urls';
import { answerProblems, COOKIE, preflightProblems, TOKEN_HEADER, type BrowserProblem } from './crossOrigin';

/** What came back for one request, without any of its values but the body, which stays in the kit. */
export type Reply =
  | { kind: 'noConnection' }
  | { kind: 'noResponse' }
  | { kind: 'response'; status: number; text: string; ms: number; inBrowser?: readonly BrowserProblem[] };

export interface ClientSetup {
  /** API_CONFIG.BASE_URL and its suffix. */
  api: string;
  token: string;
  /** The origin of the app: adds the checks of a browser. */
  app?: string | undefined;
  /** More headers, such as a subscription key. */
  headers?: Readonly<Record<string, string>>;
  gatewayTemplate?: string | undefined;
  /** Sends `traceparent`, as the app does with TRACE_HEADER. */
  isTraced?: boolean;
  /** Milliseconds after which a request without a response is given up. */
  timeoutMs?: number;
  fetch?: (request: Request) => Promise<Response>;
}

export interface Asked {
  params: Readonly<Record<string, string | number>>;
  loanId: string;
  body?: unknown;
}

export type Client = (call: Call, asked: Asked) => Promise<Reply>;

const TIMEOUT_MS = 30_000;

/** Sends the calls of the contract with the headers that the app sends, and follows no redirect with the token. */
export function createClient({
  api,
  app,
  token,
  headers = {},
  gatewayTemplate,
  isTraced,
  ...setup
}: ClientSetup): Client {
  const { timeoutMs = TIMEOUT_MS, fetch: send = fetch } = setup;
  const pathOf: PathOf = createPathOf(gatewayTemplate);
  let antiForgery: string | undefined;
  /** The calls whose preflight was judged. */
  const judged = new Set<Call>();

  const headersOf = ({ sendsLoanId, method }: Call, loanId: string): Record<string, string> => ({
    ...headers,
    ...(isTraced && { traceparent: traceParent() }),
    Accept: 'application/json',
    Authorization: `Bearer ${token}`,
    ...(sendsLoanId && { LoanId: loanId }),
    ...(method === 'POST' && { 'Content-Type': 'application/json' }),
    ...(antiForgery !== undefined && { Cookie: `${COOKIE}=${antiForgery}`, [TOKEN_HEADER]: antiForgery }),
    ...(app !== undefined && { Origin: app }),
  });

  /** Asks as a browser does before a call to another origin, once for each call of the contract. */
  async function preflight(call: Call, address: string, signal: AbortSignal): Promise<BrowserProblem[]> {
    if (app === undefined || app === new URL(api).origin || judged.has(call)) return [];
    judged.add(call);
    const wanted = [
      ...['Authorization', TOKEN_HEADER, ...(call.sendsLoanId ? ['LoanId'] : []), ...Object.keys(headers)],
      ...(call.method === 'POST' ? ['Content-Type'] : []),
      ...(isTraced ? ['traceparent'] : []),
    ];
    const request = new Request(address, {
      method: 'OPTIONS',
      redirect: 'manual',
      signal,
      headers: {
        Origin: app,
        'Access-Control-Request-Method': call.method,
        'Access-Control-Request-Headers': wanted
          .map((name) => name.toLowerCase())
          .sort()
          .join(','),
      },
    });
    return preflightProblems(wanted, await send(request).catch(() => undefined), app);
  }

  return async (call, { params, loanId, body }) => {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), timeoutMs);
    const start = Date.now();
    try {
      const address = api.replace(/\/$/, '') + pathOf(call.path, params);
      const refused = await preflight(call, address, controller.signal);
      const request = new Request(address, {
        method: call.method,
        redirect: 'manual',
        signal: controller.signal,
        headers: headersOf(call, loanId),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const response = await send(request);
      antiForgery = tokenIn(response) ?? antiForgery;
      const inBrowser = [...refused, ...answerProblems(api, response, app)];
      return {
        kind: 'response',
        status: response.status,
        text: await response.text(),
        ms: Date.now() - start,
        inBrowser,
      };
    } catch {
      return { kind: controller.signal.aborted ? 'noResponse' : 'noConnection' };
    } finally {
      clearTimeout(timer);
    }
  };
}

/** @empty undefined when the response brings no token */
function tokenIn({ headers }: Response): string | undefined {
  const cookie = headers.getSetCookie().find((one) => one.startsWith(`${COOKIE}=`));
  const value = cookie?.slice(COOKIE.length + 1).split(';')[0];
  const inCookie = value === undefined || value === '' ? undefined : decodeURIComponent(value);
  return headers.get(TOKEN_HEADER) ?? inCookie;
}
