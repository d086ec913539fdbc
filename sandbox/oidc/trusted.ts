import { createRemoteJWKSet, jwtVerify, type JWTVerifyGetKey } from 'jose';
import * as v from 'valibot';
import { findPersona, type PersonaId } from '@sandbox/personas';

/** An identity provider outside the sandbox, and the audience that its access tokens name. */
export interface Trusted {
  issuer: string;
  audience: string;
}

const document = v.object({ issuer: v.string(), jwks_uri: v.pipe(v.string(), v.url()) });
const claims = v.object({ sub: v.string(), preferred_username: v.optional(v.string()) });

/**
 * Returns a check of that provider's access tokens: signature, issuer, audience and expiry (RFC 9068, 4). It says on
 * the terminal why it refuses one. A user with the username of a persona is that persona, any other Rita Ibarra.
 */
export function trustTokensOf(
  { issuer, audience }: Trusted,
  say: (text: string) => void = console.error,
): (bearer: string) => Promise<PersonaId | undefined> {
  let keys: JWTVerifyGetKey | undefined;
  return async (bearer) => {
    try {
      keys ??= await keysOf(issuer);
      const { payload } = await jwtVerify(bearer, keys, { issuer, audience, requiredClaims: ['exp'] });
      const { sub, preferred_username: username } = v.parse(claims, payload);
      return findPersona(username ?? sub)?.id ?? 'rita.ibarra';
    } catch (error) {
      say(`SANDBOX_TRUSTS ${issuer}: an access token was refused: ${error instanceof Error ? error.message : ''}`);
      return undefined;
    }
  };
}

/** @throws when the provider can't be reached, or names another issuer (OpenID Connect Discovery, 4.3) */
async function keysOf(issuer: string): Promise<JWTVerifyGetKey> {
  const answer = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
  const found = v.parse(document, await answer.json());
  if (found.issuer !== issuer) throw new Error(`the discovery document names the issuer ${found.issuer}`);
  return createRemoteJWKSet(new URL(found.jwks_uri));
}
