/** Who may call from a browser, and with which headers. */
export interface CorsPolicy {
  origins: readonly string[];
  /** Left out: whatever headers the browser asks for. */
  allowHeaders?: string;
}

/** The headers the lender's API accepts from the companion (specification §7). */
export const API_HEADERS =
  'Authorization, LoanId, Ocp-Apim-Subscription-Key, X-XSRF-TOKEN, Content-Type, Idempotency-Key';

/** Response headers for a cross-origin call. @empty for an origin that isn't allowed: the browser then refuses the answer. */
export function corsHeaders({ headers, method }: Request, policy: CorsPolicy): Record<string, string> {
  const origin = headers.get('origin');
  if (origin === null || !policy.origins.includes(origin)) return { vary: 'Origin' };

  const readable = {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
  };
  if (method !== 'OPTIONS') return readable;
  return {
    ...readable,
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': policy.allowHeaders ?? headers.get('access-control-request-headers') ?? '',
    'access-control-max-age': '600',
  };
}
