import type { Account, Grant, KoaContextWithOIDC } from 'oidc-provider';
import { findPersona } from '@sandbox/personas';

/** Returns a persona as a user of the provider, with the claims that Okta would send. */
export function accountOf(id: string): Account | undefined {
  const persona = findPersona(id);
  return (
    persona && {
      accountId: persona.id,
      claims: () => ({
        sub: persona.id,
        name: persona.displayName,
        preferred_username: persona.id,
        email: persona.email,
      }),
    }
  );
}

/** Grants the companion every scope; there is no consent page. */
export async function grantWithoutAsking({ oidc }: KoaContextWithOIDC): Promise<Grant | undefined> {
  const { client, session, provider } = oidc;
  if (!client || !session?.accountId) return undefined;
  const { clientId } = client;

  const known = session.grantIdFor(clientId);
  const existing = known === undefined ? undefined : await provider.Grant.find(known);
  if (existing) return existing;

  const grant = new provider.Grant({ clientId, accountId: session.accountId });
  grant.addOIDCScope('openid profile email offline_access');
  await grant.save();
  return grant;
}
