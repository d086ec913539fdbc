export const signInAgain = 'Sign in again';
export const toSignIn = 'Go to the sign-in';
export const inNewTab = '(opens in a new tab)';

export const otherPersonSignedIn = 'Another person signed in with this browser, so the session of this tab has ended.';
export const signedOutElsewhere = 'You signed out in another tab, so the session of this tab has ended.';

export const loanStripFailed = "The loan's main data could not be shown.";
export const openingLoan = 'Opening the loan…';
export const nothingLoaded = 'This loan could not be loaded.';
export const loanData = "the loan's data";

export const userMenuFailed = 'The signed-in user could not be shown.';
export const menuFailed = 'The menu could not be shown.';

export const screenFailed = 'This screen could not be shown.';
export const screenFailedHint =
  'It may have changed since this page was opened. Reloading fetches the current version.';

export const signInUnreachable = 'The sign-in service cannot be reached.';
export const signInUnreachableHint =
  'Check your connection and that the browser lets this site store data. Then try again. Nothing is lost.';

export const firstRouteUnknown = "The loan's past requests could not be loaded, so the Request screen was opened.";

export const loanNumberName = 'loan number';
export const loan = 'Loan';
export const moreOfLoan = 'All of the loan';
export const lessOfLoan = 'Less of the loan';

export const menuGroup = (group: string): string => `the ${group} menu`;

export const loanAreas = 'Loan areas';
export const networkForbidden = (address: string): string => `The browser lets this page call nothing at ${address}`;
export const networkForbiddenHint =
  "Allow access to the local network in the browser's settings for this site, or ask your administrator.";
export const connectionLost = 'Connection lost';
export const connectionLostHint =
  'This page shows the data loaded last. Nothing can be sent until the connection returns.';
export const partsMissing = 'This page is not complete';
export const partsMissingHint = 'A part of it could not be loaded. If trying again fails, reload the page.';
export const partFailedHint = 'A part of it failed to show.';
export const pageFailed = (reference: string): string => `Something on this page failed. Reference ${reference}.`;
export const newVersion = 'A new version is available';
export const newVersionHint =
  'Some screens open only after a reload. Your entries are still here: finish them first, or reload now.';
export const reloadNow = 'Reload now';

export const internalUser = 'Internal employee';
export const externalUser = 'External user';
export const userKindUnknown = 'Internal or external: not known';
export const signOut = 'Sign out';
export const leaveLoan = 'Leave this loan';

export const unexpectedError = 'Unexpected error';
export const clockError = 'Check your clock';
export const sessionEnded = 'Session ended';
export const returnTo = (system: string): string => `Return to ${system}`;
/** What the next visit in this tab finds. */
export const workKept =
  'Your choices on Request stay in this tab. Not kept: notes, reference and FormFree numbers, account, password, and an unsaved selection.';
export const workForgotten = 'Your unsent choices and entries are not kept.';
export const unsettled = {
  order: 'An order is being placed, and its outcome is not known. Look it up in History before you order again.',
  run: 'An order is being processed: look it up in History.',
  selection: 'A selection of this tab was sent, and its outcome is not known. Look in Selection whether it was saved.',
};

export const footer = (phone: string, release: string, tab: string): string =>
  ` · Support ${phone} · Version ${release} · Tab ${tab}`;

/** The first line on paper. */
export const printed = (title: string, when: string): string => `${title}. Printed, ${when}`;
export const printedBy = (title: string, by: string, when: string): string => `${title}. Printed by ${by}, ${when}`;

/** Sections of the origination system that the specification names. */
export const valuationDelivery = 'Valuation Delivery';
export const decisionAndConditions = 'Decision & Conditions';

export const areas = { request: 'Request', selection: 'Selection', history: 'History' };
export const privileges = 'your privileges';

export const settings = 'Settings';
/** A read that failed; `what` names the requested data, such as "the loan's history". */
export const notLoaded = {
  network: (what: string): string =>
    `Could not reach the service to load ${what}. Check your connection, or sign in again.`,
  timeout: (what: string): string => `The service took too long to send ${what}.`,
  unreadable: (what: string): string => `The service's response with ${what} could not be read.`,
  signedOut: (what: string): string => `You are signed out, so ${what} was not loaded.`,
  bug: (what: string): string => `Something went wrong while showing ${what}.`,
  forgery: (what: string): string =>
    `The service refused to send ${what}, because of this page's anti-forgery token. Reload the page.`,
  notKnown: (what: string): string => `The service does not know ${what}.`,
};
export const failedToShow = (what: string, reference: string): string =>
  `${notLoaded.bug(what)} Reference ${reference}.`;
export const busy = (what: string, time: string): string =>
  `The service is busy. It asks to load ${what} again after ${time}.`;
export const notProvided = (what: string, status: number): string =>
  `The service could not provide ${what} (status ${status}).`;
export const refusedSaying = (what: string, words: string): string => `The service refused to send ${what}: ${words}`;

export const softPull = 'AUS Soft';
export const fullPull = 'Full-Tri';
export const requestName = (request: string): string => `request ${request}`;
export const serviceRequestName = (request: string, service: string): string => `request ${request}, ${service}`;

export const loanNumber = 'Loan number';
export const primaryBorrower = 'Primary borrower';
export const coBorrower = 'Co-borrower';
export const application = (number: string): string => `application ${number}`;
export const loanStage = 'Loan stage';
export const product = 'Product';
export const channel = 'Channel';
export const lockedAus = 'Locked AUS';
/** A system that is neither DU nor LP, in `lockedAus`. */
export const otherSystem = 'Other';

export const loanReadOnly = 'This loan is read-only.';
export const noOrderPermission = 'You do not have permission to order.';
