export const CLIENT_ID = 'aus-companion-sandbox';

/** Below the mount of the provider. */
export const LOGIN_PATH = '/login/';
