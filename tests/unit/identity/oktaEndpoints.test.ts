import { OktaAuth } from '@okta/okta-auth-js/core';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { revocationEndpoint, setEndpoints } from '@/identity/oktaEndpoints';
import { server } from '@tests/support/server';
import { testConfig } from '@tests/support/testConfig';

let providers = 0;

/** Creates an SDK for a provider of its own, because the SDK caches discovery documents. */
function providerWith(keys: object, document: object | undefined = {}) {
  providers += 1;
  const ISSUER = `https://idp-${providers}.test/realms/lender`;
  const requests: string[] = [];
  server.use(
    http.get(`${ISSUER}/.well-known/openid-configuration`, ({ request }) => {
      requests.push(request.url);
      return HttpResponse.json({
        issuer: ISSUER,
        authorization_endpoint: `${ISSUER}/auth`,
        token_endpoint: `${ISSUER}/token`,
        userinfo_endpoint: `${ISSUER}/userinfo`,
        end_session_endpoint: `${ISSUER}/logout`,
        revocation_endpoint: `${ISSUER}/revoke`,
        jwks_uri: `${ISSUER}/certs`,
        ...document,
      });
    }),
  );
  const { OKTA_CONFIG: identity } = testConfig({
    OKTA_CONFIG: {
      ISSUER,
      CLIENT_ID: 'companion',
      REDIRECT_URI: 'http://localhost:3000/implicit/callback',
      ...keys,
    },
  });
  const okta = new OktaAuth({
    issuer: ISSUER,
    clientId: 'companion',
    redirectUri: identity.REDIRECT_URI,
    storageManager: { cache: { storageTypes: ['memory'] } },
  });
  return { okta, identity, issuer: ISSUER, requests };
}

describe("the provider's addresses", () => {
  it("are Okta's without further keys, and nothing is requested", async () => {
    const { okta, identity, requests } = providerWith({});
    expect(await setEndpoints(okta, identity)).toEqual({ hasUserInfo: true, hasSignOut: true, hasHiddenFrame: true });
    expect(okta.options).not.toHaveProperty('tokenUrl');
    expect(requests).toEqual([]);
  });

  it('come from the discovery document', async () => {
    const { okta, identity, issuer } = providerWith({ DISCOVERY: true });
    expect(await setEndpoints(okta, identity)).toMatchObject({ hasUserInfo: true, hasSignOut: true });
    expect(okta.options).toMatchObject({
      authorizeUrl: `${issuer}/auth`,
      tokenUrl: `${issuer}/token`,
      userinfoUrl: `${issuer}/userinfo`,
      logoutUrl: `${issuer}/logout`,
    });
    expect(await revocationEndpoint(okta)).toBe(`${issuer}/revoke`);
  });

  it('can be replaced one by one', async () => {
    const ENDPOINTS = { TOKEN: 'https://proxy.test/token', REVOKE: 'https://proxy.test/revoke' };
    const { okta, identity, issuer } = providerWith({ DISCOVERY: true, ENDPOINTS });
    await setEndpoints(okta, identity);
    expect(okta.options).toMatchObject({ authorizeUrl: `${issuer}/auth`, tokenUrl: 'https://proxy.test/token' });
    expect(await revocationEndpoint(okta)).toBe('https://proxy.test/revoke');
  });

  it('need no document when the keys are configured too', async () => {
    const ENDPOINTS = { AUTHORIZE: 'https://idp.test/a', TOKEN: 'https://idp.test/t', KEYS: 'https://idp.test/keys' };
    const { okta, identity, requests } = providerWith({ ENDPOINTS });
    await setEndpoints(okta, identity);
    expect(await revocationEndpoint(okta)).toBeUndefined();
    expect(await okta.token.prepareTokenParams()).toMatchObject({ codeChallengeMethod: 'S256' });
    expect(requests).toEqual([]);
  });

  it.each([
    ['of another issuer', { issuer: 'https://evil.test' }, 'another issuer'],
    ['whose tokens would leave in plain text', { token_endpoint: 'http://idp.test/token' }, 'must be'],
    ['that sends the user to a script', { authorization_endpoint: 'javascript:alert(1)' }, 'must be'],
  ])('are not taken from a document %s', async (_, document, problem) => {
    const { okta, identity } = providerWith({ DISCOVERY: true }, document);
    await expect(setEndpoints(okta, identity)).rejects.toThrow(problem);
    expect(okta.options).not.toHaveProperty('tokenUrl');
  });

  it('may lack user info, and differ from the issuer by a slash at the end', async () => {
    const { okta, identity, issuer } = providerWith({ DISCOVERY: true }, { userinfo_endpoint: undefined });
    server.use(
      http.get(`${issuer}/.well-known/openid-configuration`, () =>
        HttpResponse.json({
          issuer: `${issuer}/`,
          authorization_endpoint: `${issuer}/auth`,
          token_endpoint: `${issuer}/token`,
          end_session_endpoint: `${issuer}/logout`,
          jwks_uri: `${issuer}/certs`,
        }),
      ),
    );
    expect(await setEndpoints(okta, identity)).toMatchObject({ hasUserInfo: false });
  });
});

it.each([
  ['no sign-out', { end_session_endpoint: undefined }, { hasSignOut: false }],
  ['a hidden frame', { response_modes_supported: ['query', 'okta_post_message'] }, { hasHiddenFrame: true }],
  ['no hidden frame', { response_modes_supported: ['query', 'fragment'] }, { hasHiddenFrame: false }],
])('a provider may have %s', async (_, document, traits) => {
  const { okta, identity } = providerWith({ DISCOVERY: true }, document);
  expect(await setEndpoints(okta, identity)).toMatchObject(traits);
});

it.each([null, ''])('what a document lists as %j is missing', async (nothing) => {
  const missing = ['userinfo_endpoint', 'end_session_endpoint', 'revocation_endpoint', 'response_modes_supported'];
  const document = Object.fromEntries(
    [...missing, 'code_challenge_methods_supported'].map((member) => [member, nothing]),
  );
  const { okta, identity } = providerWith({ DISCOVERY: true }, document);
  expect(await setEndpoints(okta, identity)).toMatchObject({ hasUserInfo: false, hasSignOut: false });
  expect(await revocationEndpoint(okta)).toBeUndefined();
  expect(await okta.token.prepareTokenParams()).toMatchObject({ codeChallengeMethod: 'S256' });
});

it('a configured address of the sign-out replaces a missing one', async () => {
  const ENDPOINTS = { LOGOUT: 'https://idp.test/bye' };
  const { okta, identity } = providerWith({ DISCOVERY: true, ENDPOINTS }, { end_session_endpoint: undefined });
  expect(await setEndpoints(okta, identity)).toMatchObject({ hasSignOut: true });
  expect(okta.options.logoutUrl).toBe('https://idp.test/bye');
});

describe('PKCE', () => {
  // Once the SDK accepts it, completeDocument need not add the method.
  it('is refused by the SDK as it is if the provider does not list its method', async () => {
    const { okta } = providerWith({ DISCOVERY: true });
    await expect(okta.token.prepareTokenParams()).rejects.toThrow('code_challenge_method');
  });

  it('works with a provider that does not list its method', async () => {
    const { okta, identity } = providerWith({ DISCOVERY: true });
    await setEndpoints(okta, identity);
    expect(await okta.token.prepareTokenParams()).toMatchObject({ codeChallengeMethod: 'S256' });
  });

  it('is refused by the SDK if the provider supports only plain codes', async () => {
    const { okta, identity } = providerWith({ DISCOVERY: true }, { code_challenge_methods_supported: ['plain'] });
    await setEndpoints(okta, identity);
    await expect(okta.token.prepareTokenParams()).rejects.toThrow('code_challenge_method');
  });
});
