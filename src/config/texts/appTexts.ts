export const signInFailedHeading = 'Signing in did not work';
export const signInAnswerUnusable = "The identity provider's response could not be used.";
export const signInAgain = 'Sign in again';

export const otherPersonSignedIn = 'Another person signed in with this browser, so the session of this tab has ended.';
export const signedOutElsewhere = 'You signed out in another tab, so the session of this tab has ended.';

export const noLoanOpen = 'No loan is open';
export const openLoanInOriginationSystem = 'Open a loan in the origination system and choose its underwriting link.';
export const goToOriginationSystem = 'Go to the loan origination system';

export const loanStripFailed = "The loan's main data could not be shown.";
export const openingLoan = 'Opening the loan…';
export const loanNotFound = (loan: string): string => `Loan ${loan} was not found`;
export const loanNotFoundHint = 'Check the number, or open the loan from the origination system.';
export const nothingLoaded = 'This loan could not be loaded.';
export const loanData = "the loan's data";

export const userMenuFailed = 'The signed-in user could not be shown.';
export const menuFailed = 'The menu could not be shown.';
export const menuLabel = 'Menu of the loan';
export const originationSystem = 'Loan origination system';

export const returnToOriginationSystem = 'Return to the loan origination system';

export const screenFailed = 'This screen could not be shown.';
export const screenFailedHint =
  'It may have changed since this page was opened. Reloading fetches the current version.';

export const signInUnreachable = 'The sign-in service cannot be reached.';
export const signInUnreachableHint =
  'Check your connection and that the browser lets this site store data. Then try again. Nothing is lost.';

export const firstRouteUnknown = "The loan's past requests could not be loaded, so the Request screen was opened.";

export const documentDamaged = (title: string): string => `${title} is empty, damaged or larger than 50 MB.`;
export const documentOfOtherKind = (title: string): string =>
  `${title}: the service sent something else, such as a web page. Nothing was opened or saved.`;
export const documentDownloaded = (title: string): string =>
  `The browser blocked a new window, so ${title} was downloaded instead.`;

export const loanNumberName = 'loan number';
export const loan = 'Loan';

export const menuRegion = 'Loan origination system';
export const menuGroup = (group: string): string => `the ${group} menu`;

export const loanAreas = 'Loan areas';
export const requestRuns = (request: string): string => `Request ${request}:`;
export const runs = 'processing';
export const otherRuns = (count: number): string => `and ${count} more`;
export const viewRun = 'View';
export const runningRequest = 'Running request';

export const networkForbidden = (address: string): string => `The browser lets this page call nothing at ${address}`;
export const networkForbiddenHint =
  "The address is in your own network. Allow access to the local network in the browser's settings for this site, or ask your administrator.";
export const connectionLost = 'Connection lost';
export const connectionLostHint =
  'This page shows the data loaded last. Nothing can be sent until the connection returns. Then the page continues by itself.';
export const partsMissing = 'This page is not complete';
export const partsMissingHint = (parts: string): string =>
  `Not loaded: ${parts}. The app tries again when you press something, and when the connection returns. If it does not help, reload the page.`;
/** What a part of the page whose code is not loaded has. */
export const missingParts = {
  details: 'details',
  dialog: 'a dialog',
  filePage: 'the file page',
  messages: 'messages',
  offers: 'waiver and relief',
  page: 'messages, the running request, expiry dates, the file page',
  warnings: 'warnings',
};
export const newVersion = 'A new version is available';
export const newVersionHint =
  'Some screens open only after a reload. Your entries are still here: finish them first, or reload now.';
export const reloadNow = 'Reload now';

export const internalUser = 'Internal employee';
export const externalUser = 'External user';
export const signOut = 'Sign out';
export const entriesWillBeLost = 'Your entries will be lost';
export const entriesNotSent = 'You have entries for this loan that are not sent. Leaving now discards them.';
export const notConfirmedYet = 'Not confirmed yet';
export const mayHaveGoneThrough =
  'The response to what you sent for this loan has not arrived yet. If you leave now, open the loan again to see whether it went through.';
export const stay = 'Stay';
export const leaveLoan = 'Leave this loan';

export const unexpectedError = 'Unexpected error';
export const clockError = 'Check your clock';
export const sessionEnded = 'Session ended';

export const callSupport = (phone: string): string => `For support call ${phone}.`;
export const footer = (phone: string, version: string, commit: string): string =>
  ` · Support ${phone} · Version ${version} (${commit})`;

/** The first line on paper. */
export const printed = (title: string, when: string): string => `${title}. Printed, ${when}`;
export const printedBy = (title: string, by: string, when: string): string => `${title}. Printed by ${by}, ${when}`;

/** Sections of the origination system that the specification names. */
export const valuationDelivery = 'Valuation Delivery';
export const decisionAndConditions = 'Decision & Conditions';

export const areas = { request: 'Request', selection: 'Selection', history: 'History' };
export const privileges = 'your privileges';

export const settings = 'Settings';
export const shortcuts = 'Keyboard shortcuts';
export const shortcutsShort = 'Shortcuts';
