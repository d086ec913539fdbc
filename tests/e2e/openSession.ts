import { createHash, randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { CLIENT_ID, SHAPES } from '@sandbox/oidc/shapes';
import { PERSONAS } from '@sandbox/personas';
import type { ServedConfig } from './security/watch';

const SCOPES = SHAPES.okta.scopes;

interface TokenAnswer {
  access_token: string;
  id_token: string;
  expires_in: number;
  token_type: string;
  scope: string;
}

/** What a sign-in stores in local storage. */
export interface StoredSession {
  origin: string;
  /** The JSON of the identity SDK. */
  tokens: string;
}

/**
 * Signs a user in at the provider by requests, which is faster than its pages: it sets the provider's cookies in the
 * browser context, and returns the tokens in the form that the SDK stores. signIn.test.ts compares the two.
 *
 * @throws Error when the provider doesn't answer with a one-time code
 */
export async function openSession(request: APIRequestContext, displayName: string): Promise<StoredSession> {
  const config = (await (await request.get('/config.json')).json()) as ServedConfig;
  const { ISSUER: issuer, REDIRECT_URI: redirectUri } = config.OKTA_CONFIG;
  const authorizeUrl = `${issuer}/v1/authorize`;
  const verifier = randomBytes(32).toString('base64url');
  const asked = await request.get(authorizeUrl, {
    params: {
      client_id: CLIENT_ID,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: SCOPES.join(' '),
      state: verifier.slice(0, 8),
      nonce: verifier.slice(8, 16),
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    },
  });
  const username = PERSONAS.find((persona) => persona.displayName === displayName)?.id ?? displayName;
  const answer = isReturn(asked.url(), redirectUri) ? asked : await request.post(asked.url(), { form: { username } });
  const code = new URL(answer.url()).searchParams.get('code');
  if (code === null) throw new Error(`${displayName} got no code, but ${answer.url()}`);
  const exchanged = await request.post(`${issuer}/v1/token`, {
    form: {
      grant_type: 'authorization_code',
      client_id: CLIENT_ID,
      redirect_uri: redirectUri,
      code,
      code_verifier: verifier,
    },
  });
  const tokens = (await exchanged.json()) as TokenAnswer;
  const claims = JSON.parse(Buffer.from(tokens.id_token.split('.')[1] ?? '', 'base64url').toString()) as object;
  const common = { expiresAt: Math.floor(Date.now() / 1000) + tokens.expires_in, scopes: SCOPES, authorizeUrl };
  return {
    origin: new URL(redirectUri).origin,
    tokens: JSON.stringify({
      accessToken: {
        ...common,
        accessToken: tokens.access_token,
        tokenType: tokens.token_type,
        userinfoUrl: `${issuer}/v1/userinfo`,
      },
      idToken: { ...common, idToken: tokens.id_token, claims, issuer, clientId: CLIENT_ID },
    }),
  };
}

const isReturn = (url: string, redirectUri: string): boolean => url.startsWith(`${redirectUri}?`);
