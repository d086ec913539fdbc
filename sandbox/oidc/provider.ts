import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { Configuration, JWK, KoaContextWithOIDC } from 'oidc-provider';
import * as errors from 'oidc-provider/lib/helpers/errors.js';
// The package's entry adds only a warning about Node 20, which the sandbox supports.
import { base as basePolicy } from 'oidc-provider/lib/helpers/interaction_policy/index.js';
import { Provider } from 'oidc-provider/lib/provider.js';
import type { Html } from '@sandbox/http/html';
import { accountOf, grantWithoutAsking } from './accounts';
import { logoutPage, postMessagePage, problemPage, signedOutPage } from './pages';
import { CLIENT_ID, LOGIN_PATH, type Shape } from './shapes';
import type { Store } from './store';

export interface ProviderOptions {
  /** The sandbox's own origin. */
  origin: string;
  appOrigins: readonly string[];
  tokenLifetimeSeconds: number;
  store: Store;
  shape: Shape;
}

const SESSION_SECONDS = 8 * 60 * 60;

/** Creates a certified OpenID provider with the addresses and behavior of a shape. */
export function createProvider(options: ProviderOptions): Provider {
  const provider = new Provider(options.origin + options.shape.issuerPath, configuration(options));
  // Okta's name for the response mode of a hidden frame; other providers call it web_message.
  if (options.shape.hasHiddenFrame)
    provider.registerResponseMode('okta_post_message', (ctx, redirectUri, answer) => {
      show(ctx, postMessagePage(answer, new URL(redirectUri).origin));
      ctx.status = 200;
    });
  if (options.shape.hidesPkce)
    provider.use(async (ctx, next) => {
      await next();
      if (ctx.path.endsWith('/openid-configuration'))
        delete (ctx.body as Record<string, unknown>)['code_challenge_methods_supported'];
    });
  if (options.shape.refusesRevocation) refuseRevocation(provider, options.shape.routes.revocation);
  if (options.shape.addsToResponse) addToResponse(provider, options.appOrigins);
  provider.on('server_error', (_ctx, error) => console.error(error));
  return provider;
}

const configuration = ({ origin, appOrigins, tokenLifetimeSeconds, store, shape }: ProviderOptions): Configuration => ({
  adapter: store.adapter,
  jwks: { keys: [createSigningKey()] },
  cookies: { keys: [randomBytes(32).toString('base64url')], names: cookieNames(origin) },
  clients: [
    {
      client_id: CLIENT_ID,
      token_endpoint_auth_method: 'none',
      // Okta's ID tokens always say when the user signed in.
      require_auth_time: true,
      // A web client may not use the implicit flow over http. A native client may, but only on localhost.
      ...(appOrigins.every(isLoopback)
        ? { application_type: 'native', response_types: ['code', 'id_token token', 'id_token'] }
        : { application_type: 'web', response_types: ['code'] }),
      grant_types: [
        'authorization_code',
        ...(appOrigins.every(isLoopback) ? ['implicit'] : []),
        ...(hasRefreshTokens(shape) ? ['refresh_token'] : []),
      ],
      redirect_uris: appOrigins.map((app) => `${app}/implicit/callback`),
      post_logout_redirect_uris: appOrigins.flatMap((app) => [`${app}/`, app]),
    },
  ],
  responseTypes: ['code', 'id_token token', 'id_token'],
  scopes: [...shape.scopes],
  ...(shape.audience === undefined ? {} : { extraParams: { audience: onlyFor(shape.audience) } }),
  claims: { openid: ['sub'], profile: ['name', 'preferred_username'], email: ['email'] },
  // Okta's ID tokens contain the profile in both flows.
  conformIdTokenClaims: false,
  // The provider drops offline_access from a sign-in without a consent page.
  issueRefreshToken: (_ctx, client) => Promise.resolve(client.grantTypeAllowed('refresh_token')),
  findAccount: (_ctx, id) => accountOf(id),
  loadExistingGrant: grantWithoutAsking,
  // As at Okta, ending the session doesn't revoke access tokens; they stay valid until they expire.
  expiresWithSession: () => false,
  clientBasedCORS: (_ctx, from) => appOrigins.includes(from),
  interactions: { policy: signInOnly(), url: (_ctx, { uid }) => shape.mount + LOGIN_PATH + uid },
  features: {
    devInteractions: { enabled: false },
    userinfo: { enabled: shape.userInfoElsewhere === undefined },
    revocation: { enabled: shape.canRevoke },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (ctx) =>
        show(ctx, logoutPage(ctx.oidc.urlFor('end_session_confirm'), String(ctx.oidc.session?.state?.['secret']))),
      postLogoutSuccessSource: (ctx) => show(ctx, signedOutPage()),
    },
  },
  renderError: (ctx, { error, error_description }) => show(ctx, problemPage(error, error_description)),
  routes: shape.routes,
  discovery: { userinfo_endpoint: shape.userInfoElsewhere ?? origin + shape.mount + shape.routes.userinfo },
  ttl: {
    AccessToken: tokenLifetimeSeconds,
    IdToken: tokenLifetimeSeconds,
    AuthorizationCode: 60,
    RefreshToken: SESSION_SECONDS,
    Interaction: SESSION_SECONDS,
    Session: SESSION_SECONDS,
    Grant: SESSION_SECONDS,
  },
});

/** A client without a password may be refused where tokens are revoked. */
const refuseRevocation = (provider: Provider, path: string): void =>
  void provider.use(async (ctx, next) => {
    await next();
    if (ctx.method !== 'POST' || !ctx.path.endsWith(path)) return;
    ctx.status = 401;
    ctx.body = { error: 'invalid_client' };
  });

/** Clients must ignore response parameters that they don't know (RFC 6749, 4.1.2). */
const addToResponse = (provider: Provider, appOrigins: readonly string[]): void =>
  void provider.use(async (ctx, next) => {
    await next();
    const { location = '' } = ctx.response.headers as { location?: string };
    if (!appOrigins.some((app) => location.startsWith(`${app}/implicit/callback?`))) return;
    ctx.set('Location', `${location}&session_state=Zm9v.YmFy%2B&client_info=e30&hd=lender.example`);
  });

const hasRefreshTokens = ({ scopes }: Shape): boolean => scopes.includes('offline_access');

function signInOnly() {
  const policy = basePolicy();
  policy.remove('consent');
  return policy;
}

/** Cookies ignore the port, so two sandboxes on one machine need different names. */
function cookieNames(origin: string): Record<'session' | 'interaction' | 'resume', string> {
  const { port } = new URL(origin);
  return { session: `sandbox-${port}`, interaction: `sandbox-${port}-login`, resume: `sandbox-${port}-resume` };
}

function show(ctx: KoaContextWithOIDC, { markup }: Html): void {
  ctx.type = 'html';
  ctx.body = markup;
}

/** Refuses a sign-in for another API, or for none. */
const onlyFor =
  (audience: string) =>
  (_ctx: KoaContextWithOIDC, value: string | undefined): void => {
    if (value !== audience) throw new errors.InvalidRequest('the audience is missing');
  };

const isLoopback = (origin: string): boolean => ['localhost', '127.0.0.1'].includes(new URL(origin).hostname);

/**
 * Creates a key that is unique to this start of the sandbox. Its id is derived from it, because browsers cache keys by
 * id for a day.
 */
function createSigningKey(): JWK {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const { n = '', ...rest } = privateKey.export({ format: 'jwk' });
  const kid = createHash('sha256').update(n).digest('base64url').slice(0, 16);
  return { ...rest, n, kid, use: 'sig', alg: 'RS256' };
}
