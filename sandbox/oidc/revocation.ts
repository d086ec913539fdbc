import type { Provider } from 'oidc-provider';

/**
 * Revokes an access token. Okta lets a public client send its bare id as Basic credentials, which the provider would
 * refuse as malformed. Here, possession of the token is enough.
 */
export async function revoke(provider: Provider, request: Request): Promise<Response> {
  const token = new URLSearchParams(await request.text()).get('token') ?? '';
  await (await provider.AccessToken.find(token))?.destroy();
  return new Response(null, { status: 200 });
}
