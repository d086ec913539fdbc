import { createHash } from 'node:crypto';
import { HttpResponse } from 'msw';

/** Adds a validator to the response to a GET, and answers 304 without a body if the client already has that response. */
export async function withValidator(request: Request, response: Response): Promise<Response> {
  if (request.method !== 'GET' || response.type === 'error' || response.status !== 200) return response;
  const body = await response.arrayBuffer();
  const etag = `"${createHash('sha256').update(new Uint8Array(body)).digest('base64url').slice(0, 22)}"`;
  const headers: [string, string][] = [...response.headers, ['etag', etag]];
  const isKnown = request.headers.get('if-none-match') === etag;
  return isKnown
    ? new HttpResponse(null, { status: 304, headers: headers.filter(([name]) => !name.startsWith('content-')) })
    : new HttpResponse(body, { status: 200, headers });
}
