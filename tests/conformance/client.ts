import type { Call } from '@/api/contract/call';
import { createPathOf, type PathOf } from '@/api/http/urls';

/** What came back for one request, without any of its values but the body, which stays in the kit. */
export type Reply =
  { kind: 'noConnection' } | { kind: 'noResponse' } | { kind: 'response'; status: number; text: string; ms: number };

export interface ClientSetup {
  /** API_CONFIG.BASE_URL and its suffix. */
  api: string;
  token: string;
  /** More headers, such as a subscription key. */
  headers?: Readonly<Record<string, string>>;
  gatewayTemplate?: string | undefined;
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
const XSRF = 'XSRF-TOKEN';

/** Sends the calls of the contract with the headers that the app sends, and follows no redirect with the token. */
export function createClient({ api, token, headers = {}, gatewayTemplate, ...setup }: ClientSetup): Client {
  const { timeoutMs = TIMEOUT_MS, fetch: send = fetch } = setup;
  const pathOf: PathOf = createPathOf({ gatewayTemplate });
  let antiForgery: string | undefined;

  const headersOf = ({ sendsLoanId, method }: Call, loanId: string): Record<string, string> => ({
    ...headers,
    Accept: 'application/json',
    Authorization: `Bearer ${token}`,
    ...(sendsLoanId && { LoanId: loanId }),
    ...(method === 'POST' && { 'Content-Type': 'application/json' }),
    ...(antiForgery !== undefined && { Cookie: `${XSRF}=${antiForgery}`, 'X-XSRF-TOKEN': antiForgery }),
  });

  return async (call, { params, loanId, body }) => {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), timeoutMs);
    const start = Date.now();
    try {
      const request = new Request(api.replace(/\/$/, '') + pathOf(call.path, params), {
        method: call.method,
        redirect: 'manual',
        signal: controller.signal,
        headers: headersOf(call, loanId),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const response = await send(request);
      antiForgery = tokenIn(response) ?? antiForgery;
      return { kind: 'response', status: response.status, text: await response.text(), ms: Date.now() - start };
    } catch {
      return { kind: controller.signal.aborted ? 'noResponse' : 'noConnection' };
    } finally {
      clearTimeout(timer);
    }
  };
}

/** @empty undefined when the response sets no such cookie */
function tokenIn({ headers }: Response): string | undefined {
  const cookie = headers.getSetCookie().find((one) => one.startsWith(`${XSRF}=`));
  const value = cookie?.slice(XSRF.length + 1).split(';')[0];
  return value === undefined || value === '' ? undefined : decodeURIComponent(value);
}
