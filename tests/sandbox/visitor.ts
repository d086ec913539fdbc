import { createHash } from 'node:crypto';

/** A minimal browser for the sign-in: stores cookies and never follows a redirect on its own. */
export interface Visitor {
  visit: (url: string | URL, form?: Record<string, string>) => Promise<Response>;
  /** Follows redirects until one leaves the sandbox, and returns that address. */
  leave: (response: Response) => Promise<URL>;
}

export function createVisitor(origin: string): Visitor {
  const cookies = new Map<string, string>();

  const visit: Visitor['visit'] = async (url, form) => {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { accept: 'text/html', cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/s);
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };

  const leave: Visitor['leave'] = async (response) => {
    const target = locationOf(response);
    return target.origin === origin ? leave(await visit(target)) : target;
  };

  return { visit, leave };
}

export function locationOf({ headers, url, status }: Response): URL {
  const location = headers.get('location');
  if (location === null) throw new Error(`No redirect from ${url}, but status ${status}`);
  return new URL(location, url);
}

const VERIFIER = 'a-verifier-of-forty-three-characters-or-more-';

interface Authorization {
  origin: string;
  responseType: 'code' | 'id_token token';
  redirectUri: string;
  extra?: Record<string, string>;
}

/** Returns the address that starts a sign-in, as the identity SDK builds it. */
export function authorizeUrl({ origin, responseType, redirectUri, extra = {} }: Authorization): URL {
  const url = new URL(`${origin}/oauth2/default/v1/authorize`);
  url.search = new URLSearchParams({
    client_id: 'aus-companion-sandbox',
    redirect_uri: redirectUri,
    response_type: responseType,
    scope: 'openid profile email',
    state: 'the-state',
    nonce: 'the-nonce',
    ...(responseType === 'code' && {
      code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
      code_challenge_method: 'S256',
    }),
    ...extra,
  }).toString();
  return url;
}

interface Tokens {
  access_token: string;
  id_token: string;
  expires_in: number;
}

export function exchange(origin: string, code: string, redirectUri: string): Promise<Response> {
  return fetch(`${origin}/oauth2/default/v1/token`, {
    method: 'POST',
    headers: { origin: new URL(redirectUri).origin },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'aus-companion-sandbox',
      redirect_uri: redirectUri,
      code,
      code_verifier: VERIFIER,
    }),
  });
}

/** Signs in with the authorization code flow. */
export async function signIn(origin: string, redirectUri: string, username: string): Promise<Tokens> {
  const { visit, leave } = createVisitor(origin);
  const start = await visit(authorizeUrl({ origin, responseType: 'code', redirectUri }));
  const callback = await leave(await visit(locationOf(start), { username }));
  const answer = await exchange(origin, callback.searchParams.get('code') ?? '', redirectUri);
  return (await answer.json()) as Tokens;
}
