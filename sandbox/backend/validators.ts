import { createHash } from 'node:crypto';
import { HttpResponse } from 'msw';

/**
 * The oldest date that HTTP servers send in practice. A response with such a date and no Cache-Control may be reused
 * for years by a cache between, so that a client that relies on fresh responses must keep caches out.
 */
const LAST_MODIFIED = 'Fri, 01 Jan 2010 00:00:00 GMT';

/** Adds validators to the response to a GET, and answers 304 without a body if the client already has that response. */
export async function withValidator(request: Request, response: Response): Promise<Response> {
  if (request.method !== 'GET' || response.type === 'error' || response.status !== 200) return response;
  const body = await response.arrayBuffer();
  const etag = `"${createHash('sha256').update(new Uint8Array(body)).digest('base64url').slice(0, 22)}"`;
  const headers: [string, string][] = [...response.headers, ['etag', etag], ['last-modified', LAST_MODIFIED]];
  const isKnown = request.headers.get('if-none-match') === etag;
  return isKnown
    ? new HttpResponse(null, { status: 304, headers: headers.filter(([name]) => !name.startsWith('content-')) })
    : new HttpResponse(body, { status: 200, headers });
}
