import { createHash, createSign, generateKeyPairSync } from 'node:crypto';
import type { Page } from '@playwright/test';

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
export function forge(idToken: string, claims: (given: Claims) => Claims, header: Claims = {}): string {
  const [given, payload] = idToken.split('.');
  const text = `${encode({ ...decode(given), ...header })}.${encode(claims(decode(payload)))}`;
  return `${text}.${createSign('RSA-SHA256').update(text).sign(forger.privateKey, 'base64url')}`;
}

/** Returns the hash with which an ID token refers to its access token (OpenID Connect, at_hash). */
export const hashOf = (accessToken: string): string =>
  createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url');

/** Changes the provider's response when the app exchanges the one-time code. */
export async function tamper(page: Page, change: (answer: TokenAnswer) => Partial<TokenAnswer>): Promise<void> {
  await page.route('**/v1/token', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as TokenAnswer;
    await route.fulfill({ response, json: { ...answer, ...change(answer) } });
  });
}

/** Makes the provider publish our key, so that only the claims can reveal a forged token. */
export async function trustForger(page: Page): Promise<void> {
  await page.route('**/v1/keys', async (route) => {
    const response = await route.fetch();
    const { keys } = (await response.json()) as { keys: Claims[] };
    const own = forger.publicKey.export({ format: 'jwk' });
    await route.fulfill({ response, json: { keys: keys.map((key) => ({ ...key, ...own })) } });
  });
}
