import type { Grant, KoaContextWithOIDC } from 'oidc-provider';

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
