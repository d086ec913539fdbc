/** Which origins may call from a browser, and with which headers. */
export interface CorsPolicy {
  origins: readonly string[];
  /** Absent: whatever headers the browser requests. */
  allowHeaders?: string;
}

/** The headers that the lender's API accepts from the companion. */
export const API_HEADERS =
  'Authorization, LoanId, Ocp-Apim-Subscription-Key, X-XSRF-TOKEN, Content-Type, Idempotency-Key, If-None-Match, traceparent';

/**
 * Returns the response headers of a cross-origin call. For an origin that isn't allowed, returns only `vary`, so that
 * the browser refuses the response.
 */
export function corsHeaders({ headers, method }: Request, policy: CorsPolicy): Record<string, string> {
  const origin = headers.get('origin');
  if (origin === null || !policy.origins.includes(origin)) return { vary: 'Origin' };

  const readable = {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'Date, ETag, Retry-After, X-XSRF-TOKEN',
  };
  if (method !== 'OPTIONS') return readable;
  return {
    ...readable,
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': policy.allowHeaders ?? headers.get('access-control-request-headers') ?? '',
    'access-control-max-age': '600',
  };
}
