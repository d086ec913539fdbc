import type { Page } from '@playwright/test';
import { expect, signInAt, test } from '@tests/e2e/fixtures';
import { createHash, createSign, generateKeyPairSync } from 'node:crypto';

const ADDRESS = '/7100101/history';
const HOUR_S = 3_600;

/** Signs in with changed tokens and records the API calls that follow. */
async function signInTo(page: Page, sandbox: string): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${sandbox}/api/`)) asked.push(request.url());
  });
  await signInAt(page, ADDRESS);
  return asked;
}

async function expectRefusal(page: Page, asked: string[], reason: RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Signing in did not work' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(reason);
  await expect(page.getByRole('link', { name: 'Sign in again' })).toBeVisible();
  await expectNoSignIn(page, asked);
}

async function expectNoSignIn(page: Page, asked: string[]): Promise<void> {
  expect(await page.evaluate(() => localStorage.getItem('okta-token-storage') ?? '{}')).toBe('{}');
  expect(asked).toEqual([]);
}

const seconds = (claim: unknown): number => Number(claim);

for (const [what, claims, reason] of [
  ['was made for another sign-in', (given: object) => ({ ...given, nonce: 'another' }), /nonce doesn't match/],
  ['was made for another application', (given: object) => ({ ...given, aud: 'another' }), /audience .* does not match/],
  [
    'was made by another provider',
    (given: object) => ({ ...given, iss: 'https://evil.test' }),
    /issuer .* does not match/,
  ],
] as const) {
  test(`a token that ${what} does not sign in, though its signature is valid`, async ({ page, sandbox }) => {
    await trustForger(page);
    await tamper(page, ({ id_token }) => ({ id_token: forge(id_token, claims) }));
    await expectRefusal(page, await signInTo(page, sandbox), reason);
  });
}

test('a token that has expired does not sign in: to the app, the clock is fast', async ({ page, sandbox }) => {
  await trustForger(page);
  await tamper(page, ({ id_token }) => ({
    id_token: forge(id_token, (given: { exp?: unknown; iat?: unknown }) => ({
      ...given,
      iat: seconds(given.iat) - 3 * HOUR_S,
      exp: seconds(given.exp) - 3 * HOUR_S,
    })),
  }));
  const asked = await signInTo(page, sandbox);
  await expect(page.getByRole('alertdialog')).toContainText('Your computer clock is out of sync');
  await expectNoSignIn(page, asked);
});

test('a token with another signature does not sign in', async ({ page, sandbox }) => {
  await tamper(page, ({ id_token }) => ({ id_token: forge(id_token, (given) => given) }));
  await expectRefusal(page, await signInTo(page, sandbox), /signature is not valid/);
});

test('a token without a signature does not sign in', async ({ page, sandbox }) => {
  await tamper(page, ({ id_token }) => ({
    id_token: forge(id_token, (given) => given, { alg: 'none' }).replace(/[^.]*$/, ''),
  }));
  await expectRefusal(page, await signInTo(page, sandbox), /signature is not valid|invalid/i);
});

test('a replaced access token does not sign in', async ({ page, sandbox }) => {
  await trustForger(page);
  await tamper(page, ({ id_token, access_token }) => ({
    id_token: forge(id_token, (given) => ({ ...given, at_hash: hashOf(access_token) })),
    access_token: 'of-somebody-else',
  }));
  await expectRefusal(page, await signInTo(page, sandbox), /hash verification failed/);
});

for (const [when, address] of [
  ['before any sign-in', '/notfound/'],
  ['while the sign-in page is open', ADDRESS],
] as const) {
  test(`a response to a sign-in started elsewhere does not sign in, and its code is not exchanged: ${when}`, async ({
    page,
  }) => {
    const exchanges: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/v1/token')) exchanges.push(request.url());
    });
    await page.goto(address);
    const signInPage = page.getByRole('button', { name: 'Rita Ibarra' });
    if (address === ADDRESS) await expect(signInPage).toBeVisible();
    await page.goto('/implicit/callback?code=of-somebody-else&state=another');
    const refusal = page.getByRole('heading', { level: 1, name: 'Signing in did not work' });
    await expect(signInPage.or(refusal)).toBeVisible();
    expect(exchanges).toEqual([]);
    await page.goto('/notfound/');
    expect(await page.evaluate(() => localStorage.getItem('okta-token-storage') ?? '{}')).toBe('{}');
  });
}

test('the forger works: with the right claims and a trusted key the same token signs in', async ({ page }) => {
  await trustForger(page);
  await tamper(page, ({ id_token }) => ({ id_token: forge(id_token, (given) => given) }));
  await signInAt(page, ADDRESS);
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
});

type Claims = Record<string, unknown>;

/** The provider's response when the app exchanges the one-time code. */
interface TokenAnswer {
  id_token: string;
  access_token: string;
}

const forger = generateKeyPairSync('rsa', { modulusLength: 2048 });

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const decode = (part = ''): Claims => JSON.parse(Buffer.from(part, 'base64url').toString()) as Claims;

/** Returns the token with other claims, signed with our own key under the provider's key id. */
function forge(idToken: string, claims: (given: Claims) => Claims, header: Claims = {}): string {
  const [given, payload] = idToken.split('.');
  const text = `${encode({ ...decode(given), ...header })}.${encode(claims(decode(payload)))}`;
  return `${text}.${createSign('RSA-SHA256').update(text).sign(forger.privateKey, 'base64url')}`;
}

/** Returns the hash with which an ID token refers to its access token (OpenID Connect, at_hash). */
const hashOf = (accessToken: string): string =>
  createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url');

/** Changes the provider's response when the app exchanges the one-time code. */
async function tamper(page: Page, change: (answer: TokenAnswer) => Partial<TokenAnswer>): Promise<void> {
  await page.route('**/v1/token', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as TokenAnswer;
    await route.fulfill({ response, json: { ...answer, ...change(answer) } });
  });
}

/** Makes the provider publish our key, so that only the claims can reveal a forged token. */
async function trustForger(page: Page): Promise<void> {
  await page.route('**/v1/keys', async (route) => {
    const response = await route.fetch();
    const { keys } = (await response.json()) as { keys: Claims[] };
    const own = forger.publicKey.export({ format: 'jwk' });
    await route.fulfill({ response, json: { keys: keys.map((key) => ({ ...key, ...own })) } });
  });
}
