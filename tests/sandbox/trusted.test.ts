import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '@sandbox/http/listen';
import { trustTokensOf } from '@sandbox/oidc/trusted';
import { readSettings } from '@sandbox/settings';
import { server } from '@tests/support/server';

const AUDIENCE = 'https://api.lender.test';
const { privateKey, publicKey } = await generateKeyPair('RS256');
const stranger = await generateKeyPair('RS256');

let issuer = '';
let close = (): Promise<void> => Promise.resolve();
/** What the provider says of itself, if not its address. */
let saysIssuer: string | undefined;

beforeAll(async () => {
  server.close();
  const key = { ...(await exportJWK(publicKey)), kid: 'first', alg: 'RS256' };
  const provider = await listen(0);
  ({ origin: issuer, close } = provider);
  provider.server.on('request', ({ url }, response) => {
    const answer = url === '/keys' ? { keys: [key] } : { issuer: saysIssuer ?? issuer, jwks_uri: `${issuer}/keys` };
    response.end(JSON.stringify(answer));
  });
});
afterAll(() => close());

const inOneHour = (): number => Math.floor(Date.now() / 1000) + 3600;
const good = (): JWTPayload => ({ iss: issuer, aud: AUDIENCE, sub: '00u1', exp: inOneHour() });
const signed = (changes: Record<string, unknown> = {}, key = privateKey): Promise<string> =>
  new SignJWT({ ...good(), ...changes }).setProtectedHeader({ alg: 'RS256', kid: 'first' }).sign(key);

/** Whom the sandbox's API takes the sender for, and what it says on the terminal. */
async function check(token: string | Promise<string>) {
  const said: string[] = [];
  const identify = trustTokensOf({ issuer, audience: AUDIENCE }, (text) => void said.push(text));
  return { person: await identify(await token), said: said.join() };
}

describe('access tokens of an identity provider outside the sandbox', () => {
  it.each([
    [{}, 'rita.ibarra'],
    [{ sub: 'Sam.Lindqvist' }, 'sam.lindqvist'],
    [{ preferred_username: 'audit.view' }, 'audit.view'],
    [{ aud: ['account', AUDIENCE] }, 'rita.ibarra'],
  ])('with the claims %j are those of %s', async (claims, person) => {
    expect(await check(signed(claims))).toEqual({ person, said: '' });
  });

  it.each([
    ['another issuer', () => signed({ iss: 'https://other.test' }), /"iss"/],
    ['another audience', () => signed({ aud: 'https://other.test' }), /"aud"/],
    ['no audience', () => signed({ aud: undefined }), /"aud"/],
    ['a time that is over', () => signed({ exp: 1 }), /"exp"/],
    ['no end', () => signed({ exp: undefined }), /"exp"/],
    ['the signature of another key', () => signed({}, stranger.privateKey), /signature/],
    ['no signature', () => new UnsecuredJWT(good()).encode(), /JWS|alg/i],
    ['no content', () => 'opaque', /JWS/],
  ])('with %s are refused, and the terminal says why', async (_, token, reason) => {
    const { person, said } = await check(token());
    expect(person).toBeUndefined();
    expect(said).toMatch(reason);
    expect(said).toContain(`SANDBOX_TRUSTS ${issuer}`);
  });

  it('are refused if the discovery document names another issuer', async () => {
    saysIssuer = 'https://evil.test';
    const { person, said } = await check(signed());
    saysIssuer = undefined;
    expect(person).toBeUndefined();
    expect(said).toContain('https://evil.test');
  });
});

describe('SANDBOX_TRUSTS', () => {
  it('names the issuer, with the audience beside it', () => {
    const env = { SANDBOX_TRUSTS: 'https://sso.lender.test', SANDBOX_AUDIENCE: AUDIENCE };
    expect(readSettings(env).trusts).toEqual({ issuer: 'https://sso.lender.test', audience: AUDIENCE });
    expect(readSettings({}).trusts).toBeUndefined();
  });

  it.each([
    [{ SANDBOX_TRUSTS: 'sso.lender.test', SANDBOX_AUDIENCE: 'a' }, /SANDBOX_TRUSTS must be the address of an issuer/],
    [{ SANDBOX_TRUSTS: 'https://sso.lender.test' }, /SANDBOX_AUDIENCE must name the audience/],
  ])('refuses %j', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });
});
