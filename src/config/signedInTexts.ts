/** The page that ends a sign-in in a window of its own. No wording replaces this, because it reads no configuration. */
export const signingIn = 'Signing in…';
export const signedIn = 'Continue in the page that opened this window. You can close this window.';
export const noSignIn = 'There is no sign-in here. You can close this window.';
export const cutOff =
  'The sign-in could not be passed on: the sign-in service keeps this window apart from the page that opened it. Open the companion in a window of its own instead.';
export const openApp = 'Open the companion here';
