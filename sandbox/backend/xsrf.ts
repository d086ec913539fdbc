import { HttpResponse } from 'msw';
import { hash } from '@sandbox/world/random';
import { refuse } from './refusal';

const COOKIE = 'XSRF-TOKEN';
const HEADER = 'X-XSRF-TOKEN';

/** @empty the request has no such cookie, or the cookie is not readable here */
const tokenOf = (request: Request): string | undefined =>
  request.headers
    .get('cookie')
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);

/** Refuses a POST that doesn't repeat the cookie in a header. @empty it does */
export function refuseForgery(request: Request): Response | undefined {
  const sent = request.headers.get(HEADER);
  const token = tokenOf(request);
  if (!sent) return refuse(403, `${HEADER} header missing: repeat the cookie ${COOKIE} in it`);
  return token === undefined || token === sent ? undefined : refuse(403, `${HEADER} differs from the cookie ${COOKIE}`);
}

export const antiForgeryToken = (seed: number): string => hash(`xsrf ${seed}`).toString(16).padStart(8, '0');

/** Sets the cookie on the response to a GET that has none. */
export function withToken(request: Request, response: Response, seed: number): Response {
  if (request.method !== 'GET' || response.type === 'error' || tokenOf(request) !== undefined) return response;
  const token = antiForgeryToken(seed);
  const headers: [string, string][] = [...response.headers, ['set-cookie', `${COOKIE}=${token}; Path=/; SameSite=Lax`]];
  return new HttpResponse(response.body, { status: response.status, headers });
}
