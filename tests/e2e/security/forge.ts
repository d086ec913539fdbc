import { createHash, createSign, generateKeyPairSync } from 'node:crypto';
import type { Page } from '@playwright/test';

type Claims = Record<string, unknown>;

/** What the provider answers with in exchange for the one-time code. */
interface TokenAnswer {
  id_token: string;
  access_token: string;
}

const forger = generateKeyPairSync('rsa', { modulusLength: 2048 });

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const decode = (part = ''): Claims => JSON.parse(Buffer.from(part, 'base64url').toString()) as Claims;

/** The same token with other claims, signed with a key of our own under the provider's name for its key. */
export function forge(idToken: string, claims: (given: Claims) => Claims, header: Claims = {}): string {
  const [given, payload] = idToken.split('.');
  const text = `${encode({ ...decode(given), ...header })}.${encode(claims(decode(payload)))}`;
  return `${text}.${createSign('RSA-SHA256').update(text).sign(forger.privateKey, 'base64url')}`;
}

/** What an ID token says about the access token beside it (OpenID Connect, at_hash). */
export const hashOf = (accessToken: string): string =>
  createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url');

/** Changes what the provider answers with in exchange for the one-time code. */
export async function tamper(page: Page, change: (answer: TokenAnswer) => Partial<TokenAnswer>): Promise<void> {
  await page.route('**/v1/token', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as TokenAnswer;
    await route.fulfill({ response, json: { ...answer, ...change(answer) } });
  });
}

/** Makes the provider vouch for our own key, so that only the claims can give a forged token away. */
export async function trustForger(page: Page): Promise<void> {
  await page.route('**/v1/keys', async (route) => {
    const response = await route.fetch();
    const { keys } = (await response.json()) as { keys: Claims[] };
    const own = forger.publicKey.export({ format: 'jwk' });
    await route.fulfill({ response, json: { keys: keys.map((key) => ({ ...key, ...own })) } });
  });
}
