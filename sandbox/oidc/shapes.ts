/** The shapes of identity providers that the sandbox can take, chosen with SANDBOX_IDENTITY. */
export const IDENTITY_KINDS = ['okta', 'entra', 'keycloak', 'strict'] as const;
export type IdentityKind = (typeof IDENTITY_KINDS)[number];

export interface Shape {
  /** Everything below this path is the provider's. */
  mount: string;
  /** The path of the issuer; discovery is below it. */
  issuerPath: string;
  /** Below the mount. */
  routes: Record<'authorization' | 'token' | 'userinfo' | 'end_session' | 'jwks' | 'revocation', string>;
  scopes: readonly string[];
  /** Whether renewals work in a hidden frame. */
  hasHiddenFrame: boolean;
  /** User info at an address of its own, which the provider only publishes. */
  userInfoElsewhere?: string;
  canRevoke: boolean;
  /** Publishes where tokens are revoked, but refuses clients without a password there. */
  refusesRevocation?: boolean;
  /** Adds further parameters to the response of a sign-in, as Keycloak and Entra ID do. */
  addsToResponse?: boolean;
  /** Entra ID supports PKCE, but its discovery document doesn't say so. */
  hidesPkce?: boolean;
  /** Every sign-in must name it. */
  audience?: string;
  /** The keys of OKTA_CONFIG that the companion needs, besides the client. */
  appConfig: Readonly<Record<string, unknown>>;
}

const PROFILE = ['openid', 'profile', 'email'];

/** The keys of a provider whose sessions are renewed with refresh tokens. */
const REFRESHES = { DISCOVERY: true, SCOPES: ['profile', 'email', 'offline_access'], REFRESH_TOKENS: true };
const REFRESHING = { scopes: [...PROFILE, 'offline_access'], hasHiddenFrame: false, appConfig: REFRESHES };

export const SHAPES: Readonly<Record<IdentityKind, Shape>> = {
  okta: {
    mount: '/oauth2/default',
    issuerPath: '/oauth2/default',
    routes: {
      authorization: '/v1/authorize',
      token: '/v1/token',
      userinfo: '/v1/userinfo',
      end_session: '/v1/logout',
      jwks: '/v1/keys',
      revocation: '/v1/revoke',
    },
    scopes: PROFILE,
    hasHiddenFrame: true,
    canRevoke: true,
    appConfig: {},
  },
  entra: {
    ...REFRESHING,
    mount: '/contoso',
    issuerPath: '/contoso/v2.0',
    routes: {
      authorization: '/oauth2/v2.0/authorize',
      token: '/oauth2/v2.0/token',
      userinfo: '/oidc/userinfo',
      end_session: '/oauth2/v2.0/logout',
      jwks: '/discovery/v2.0/keys',
      revocation: '/oauth2/v2.0/revoke',
    },
    userInfoElsewhere: 'https://graph.sandbox.test/oidc/userinfo',
    canRevoke: false,
    hidesPkce: true,
    appConfig: { ...REFRESHES, USER_FROM: 'idToken' },
  },
  keycloak: {
    ...REFRESHING,
    mount: '/realms/lender',
    issuerPath: '/realms/lender',
    routes: {
      authorization: '/protocol/openid-connect/auth',
      token: '/protocol/openid-connect/token',
      userinfo: '/protocol/openid-connect/userinfo',
      end_session: '/protocol/openid-connect/logout',
      jwks: '/protocol/openid-connect/certs',
      revocation: '/protocol/openid-connect/revoke',
    },
    canRevoke: true,
    audience: 'https://api.lender.test',
    appConfig: { ...REFRESHES, AUTHORIZE_PARAMS: { audience: 'https://api.lender.test' } },
  },
  // Whatever OpenID Connect allows and makes a sign-in harder, as glewlwyd does.
  strict: {
    ...REFRESHING,
    mount: '/strict/oidc',
    issuerPath: '/strict/oidc',
    routes: {
      authorization: '/auth',
      token: '/token',
      userinfo: '/userinfo',
      end_session: '/end_session',
      jwks: '/jwks',
      revocation: '/revoke',
    },
    canRevoke: true,
    refusesRevocation: true,
    addsToResponse: true,
  },
};

export const CLIENT_ID = 'aus-companion-sandbox';

/** Below the mount of the provider. */
export const LOGIN_PATH = '/login/';
