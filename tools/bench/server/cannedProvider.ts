import { generateKeyPairSync, sign } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { Http2ServerRequest } from 'node:http2';
import { corsHeaders } from '@sandbox/http/cors';
import type { Answer, Reply } from './listen';

/** Milliseconds until the provider answers. A gateway answers preflights at once. */
const DELAY_MS = 100;
const KID = 'bench';
const LIFETIME_S = 3_600;
const JSON_HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-store' };

export const CLIENT_ID = 'bench';
export const ISSUER_PATH = '/oauth2/default';
export const PERSON = { sub: 'rita.ibarra', preferred_username: 'rita.ibarra', name: 'Rita Ibarra' };

/** An identity provider that has a session of one user, so that it returns each redirect without a page. */
export function createCannedProvider(origin: string, appOrigins: readonly string[]): Answer {
  const issuer = origin + ISSUER_PATH;
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = { ...publicKey.export({ format: 'jwk' }), kid: KID, use: 'sig', alg: 'RS256' };
  const nonces = new Map<string, string>();
  let codes = 0;

  /** Returns to the app with a one-time code. */
  const authorize = ({ searchParams }: URL): Reply => {
    const code = `code-${(codes += 1)}`;
    nonces.set(code, searchParams.get('nonce') ?? '');
    const back = new URL(searchParams.get('redirect_uri') ?? '');
    back.search = new URLSearchParams({ code, state: searchParams.get('state') ?? '' }).toString();
    return { status: 302, headers: { location: back.href, 'cache-control': 'no-store' } };
  };

  const idToken = (nonce: string): string => {
    const now = Math.floor(Date.now() / 1000);
    const claims = { ...PERSON, iss: issuer, aud: CLIENT_ID, nonce, iat: now, auth_time: now, exp: now + LIFETIME_S };
    const parts = [{ alg: 'RS256', kid: KID }, claims].map(encoded).join('.');
    return `${parts}.${sign('sha256', Buffer.from(parts), privateKey).toString('base64url')}`;
  };

  const exchange = async (request: Http2ServerRequest): Promise<unknown> => {
    const code = new URLSearchParams(await text(request)).get('code') ?? '';
    const tokens = {
      access_token: 'bench',
      token_type: 'Bearer',
      expires_in: LIFETIME_S,
      scope: 'openid profile email',
    };
    return { ...tokens, id_token: idToken(nonces.get(code) ?? '') };
  };

  const answers: Readonly<Record<string, (request: Http2ServerRequest) => unknown>> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      jwks_uri: `${issuer}/v1/keys`,
      code_challenge_methods_supported: ['S256'],
    }),
    '/v1/keys': () => ({ keys: [key] }),
    '/v1/token': exchange,
    '/v1/userinfo': () => PERSON,
  };

  return async (request, address) => {
    const { method, headers } = request;
    const cors = corsHeaders(
      new Request(address, {
        method,
        headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
          name.startsWith(':') || value === undefined ? [] : [[name, String(value)]],
        ),
      }),
      { origins: appOrigins },
    );
    if (method === 'OPTIONS') return { status: 204, headers: cors };
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
    const path = address.pathname.slice(ISSUER_PATH.length);
    if (path === '/v1/authorize') return authorize(address);
    const body = await answers[path]?.(request);
    return {
      status: body === undefined ? 404 : 200,
      headers: { ...JSON_HEADERS, ...cors },
      body: JSON.stringify(body),
    };
  };
}

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
