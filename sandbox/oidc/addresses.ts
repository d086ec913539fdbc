/** The path of an authorization server named `default`, as at Okta. */
export const ISSUER_PATH = '/oauth2/default';

export const CLIENT_ID = 'aus-companion-sandbox';

export const LOGIN_PATH = `${ISSUER_PATH}/login/`;
export const REVOCATION_PATH = `${ISSUER_PATH}/v1/revoke`;
