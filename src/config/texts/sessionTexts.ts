export const signInToGoOn = 'Sign in again to go on. Until then, this tab keeps what you typed, except a password.';
export const trackingNumber = 'tracking number';
export const signInInNewTab = 'Sign in again in a new tab';
/** In a frame. */
export const signInInWindow = 'Sign in again';
export const signOutNow = 'Sign out now';
export const signingOut = 'Signing out…';
export const signingOutIn = (seconds: number): string => `Seconds until this page signs out: ${seconds}`;
export const signedInHeading = 'You are signed in again';
export const closeThisTab = 'Close this tab. The other one goes on where you were.';
