import type { Provider } from 'oidc-provider';

/**
 * Forgets an access token. Okta lets a public client name itself with its bare id as Basic credentials, which the provider
 * would refuse as malformed; holding the token is proof enough here.
 */
export async function revoke(provider: Provider, request: Request): Promise<Response> {
  const token = new URLSearchParams(await request.text()).get('token') ?? '';
  await (await provider.AccessToken.find(token))?.destroy();
  return new Response(null, { status: 200 });
}
