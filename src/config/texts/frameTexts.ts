export const refusedHeading = 'Open this page in a window of its own';
export const refused =
  'The page around this one is not allowed to show it. This keeps other sites from stealing a click for an order.';
export const openInOwnWindow = 'Open in a new tab';
export const signInHeading = 'Sign in';
export const signInOpensWindow = 'The sign-in opens in a window of its own.';
export const signIn = 'Sign in';
export const finishInWindow = 'Finish the sign-in in the window that opened. This page then goes on.';
export const openWindowAgain = 'Open the window again';
export const windowBlocked = 'The browser blocked the window';
export const allowWindows = 'Allow pop-up windows for this page, and press the button again.';
export const signInFailed = "The sign-in didn't work";
