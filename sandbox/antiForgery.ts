import { json } from './http/reply';

/**
 * How the anti-forgery token reaches the companion: in the API's own cookie, in one for a domain that both share, or in
 * a header of each response.
 */
export type AntiForgery = { by: 'cookie' | 'header' } | { by: 'domainCookie'; domain: string; isSecure: boolean };

/** Answers a call of the API with the token where the companion finds it. @param token of this sandbox */
export async function withAntiForgery(
  travels: AntiForgery,
  token: string,
  request: Request,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (travels.by === 'header')
    return withHeaderToken(isForged(request, token) ? refusal() : await answer(request), token);
  const response = await answer(request);
  if (travels.by === 'domainCookie')
    return withCookies(response, `SameSite=Lax; Domain=${travels.domain}${travels.isSecure ? '; Secure' : ''}`);
  return response;
}

const refusal = (): Response => json({ message: 'X-XSRF-TOKEN differs from that of the last response' }, 403);

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

/** Replaces the attributes that say where the cookies go. */
function withCookies(response: Response, attributes: string): Response {
  const cookies = response.headers.getSetCookie();
  if (cookies.length === 0) return response;
  const headers = new Headers(response.headers);
  headers.delete('set-cookie');
  for (const cookie of cookies) headers.append('set-cookie', cookie.replace('SameSite=Lax', attributes));
  return new Response(response.body, { status: response.status, headers });
}
