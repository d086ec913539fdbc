import { AuthSdkError, get, type OktaAuth } from '@okta/okta-auth-js/core';
import * as v from 'valibot';
import { safeUrl } from '@/config/configRules';
import type { RuntimeConfig } from '@/config/runtimeConfig';

/** The parts of a discovery document that the SDK doesn't read itself (OpenID Connect Discovery, 3). */
const discovered = v.object({
  issuer: v.string(),
  authorization_endpoint: safeUrl,
  token_endpoint: safeUrl,
  userinfo_endpoint: v.optional(safeUrl),
  end_session_endpoint: v.optional(safeUrl),
  jwks_uri: safeUrl,
  response_modes_supported: v.optional(v.array(v.string())),
});

type Discovered = v.InferOutput<typeof discovered>;

export type ProviderTraits = Awaited<ReturnType<typeof setEndpoints>>;

/** Okta's name for the way in which a hidden frame answers. */
const HIDDEN_FRAME = 'okta_post_message';

/**
 * Sets the provider's addresses in the SDK: configured ones, else those of the discovery document, else Okta's paths.
 * @throws when the document is needed but can't be used
 */
export async function setEndpoints(okta: OktaAuth, config: RuntimeConfig['OKTA_CONFIG']) {
  const { ENDPOINTS: endpoints, DISCOVERY: isDiscovered } = config;
  completeDocument(okta, config);
  const found = isDiscovered ? await discover(okta, config.ISSUER) : undefined;
  const urls = {
    authorizeUrl: endpoints.AUTHORIZE ?? found?.authorization_endpoint,
    tokenUrl: endpoints.TOKEN ?? found?.token_endpoint,
    userinfoUrl: endpoints.USER_INFO ?? found?.userinfo_endpoint,
    logoutUrl: endpoints.LOGOUT ?? found?.end_session_endpoint,
  };
  Object.assign(okta.options, Object.fromEntries(Object.entries(urls).filter(([, url]) => url !== undefined)));
  return {
    /** False: the user comes from the ID token. */
    hasUserInfo: !isDiscovered || urls.userinfoUrl !== undefined,
    /** False: its session outlives a sign-out. */
    hasSignOut: !isDiscovered || urls.logoutUrl !== undefined,
    /** False: without refresh tokens, the sign-in ends with the token. */
    hasHiddenFrame: found?.response_modes_supported?.includes(HIDDEN_FRAME) ?? true,
  };
}

/** Returns the address that revokes tokens. @empty undefined when the provider offers no revocation */
export async function revocationEndpoint(okta: OktaAuth): Promise<string | undefined> {
  const document = (await get(okta, documentUrl(okta), { cacheResponse: true })) as { revocation_endpoint?: string };
  return document.revocation_endpoint;
}

const documentUrl = ({ options }: OktaAuth): string => `${options.issuer}/.well-known/openid-configuration`;

/** A document that names another issuer could come from another provider (OpenID Connect Discovery, 4.3). */
async function discover(okta: OktaAuth, issuer: string): Promise<Discovered> {
  const document = v.parse(discovered, await get(okta, documentUrl(okta), { cacheResponse: true }));
  if (withoutSlash(document.issuer) === withoutSlash(issuer)) return document;
  throw new AuthSdkError('The discovery document names another issuer');
}

const withoutSlash = (address: string): string => address.replace(/\/$/, '');

/** Some documents list what the provider lacks. */
const isGiven = ([, value]: [string, unknown]): boolean => value !== null && value !== '';

/**
 * Adds to the discovery document what the SDK requires of it. The SDK refuses PKCE unless the document lists its
 * method, but some providers support PKCE without saying so; and it takes the address of the keys only from there.
 */
function completeDocument(
  okta: OktaAuth,
  { ENDPOINTS, DISCOVERY, ISSUER: issuer }: RuntimeConfig['OKTA_CONFIG'],
): void {
  const { options } = okta;
  const send = options.httpRequestClient;
  if (send === undefined) return;
  const { KEYS: keys, REVOKE: revoke } = ENDPOINTS;
  const isConfigured = !DISCOVERY && keys !== undefined;
  const address = documentUrl(okta);
  options.httpRequestClient = async (method, url, args) => {
    if (url !== address) return send(method, url, args);
    const answer = isConfigured ? { responseText: '{}', status: 200, headers: {} } : await send(method, url, args);
    const document = {
      ...(isConfigured && { issuer }),
      code_challenge_methods_supported: ['S256'],
      ...Object.fromEntries(Object.entries(JSON.parse(answer.responseText) as object).filter(isGiven)),
      ...(keys !== undefined && { jwks_uri: keys }),
      ...(revoke !== undefined && { revocation_endpoint: revoke }),
    };
    return { ...answer, responseText: JSON.stringify(document) };
  };
}
