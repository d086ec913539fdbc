import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { JWK } from 'oidc-provider';

/**
 * Creates a key that is unique to this start of the sandbox. Its id is derived from it, because browsers cache keys by
 * id for a day.
 */
export function createSigningKey(): JWK {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const { n = '', ...rest } = privateKey.export({ format: 'jwk' });
  const kid = createHash('sha256').update(n).digest('base64url').slice(0, 16);
  return { ...rest, n, kid, use: 'sig', alg: 'RS256' };
}

export const createCookieKey = (): string => randomBytes(32).toString('base64url');
