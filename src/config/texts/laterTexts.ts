/** Texts of several rooms that no page shows before its first rows. */

export const signInFailedHeading = 'Signing in did not work';
export const signInAnswerUnusable = "The identity provider's response could not be used.";
export const noLoanOpen = 'No loan is open';
/** `system`: the origination system's name. */
export const openLoanIn = (system: string): string => `Open a loan in ${system} and choose its underwriting link.`;
export const goTo = (system: string): string => `Go to ${system}`;

export const loanNotFound = (loan: string): string => `Loan ${loan} was not found`;
export const loanNotFoundHint = (system: string): string => `Check the number, or open the loan from ${system}.`;
export const requestRuns = (request: string): string => `Request ${request}:`;
export const runs = 'processing';
export const viewRun = 'View';
export const runningRequest = 'Running request';
export const finishedRequest = 'Finished request';

export const entriesWillBeLost = 'Your entries will be lost';
export const entriesNotSent = 'You have entries for this loan that are not sent. Leaving now discards them.';
export const notConfirmedYet = 'Not confirmed yet';
export const mayHaveGoneThrough =
  'The response to what you sent for this loan has not arrived yet. If you leave now, open the loan again to see whether it went through.';
export const stay = 'Stay';
export const callSupport = (phone: string): string => `For support call ${phone}.`;
export const signedInAs = (name: string): string => `Signed in as ${name}`;

export const reportKind = (isSoft: boolean | null): string =>
  isSoft === null ? 'hard or soft not delivered' : isSoft ? 'soft' : 'hard';
/** Instead of a value that the service did not send, where it could be taken for one of two. */
export const notDelivered = 'Not delivered';
export const forDuOnly = 'DU only';
export const forLpaOnly = 'LPA only';
export const forNoService = 'Neither DU nor LPA';

export const severalRecommended = (services: string): string => `${services} are marked as recommended at once.`;
export const severalSelected = (services: string): string => `${services} are marked as selected at once.`;
export const selectedWithoutFindings = (service: string): string =>
  `The selected service, ${service}, returned no findings.`;

export const outcome = 'Outcome';

export const themeSystem = 'As the system';
export const themeLight = 'Light';
export const themeDark = 'Dark';
export const theme = 'Theme';

export const notAllRead = 'Some of what the service sent could not be read.';
export const missingHere = (what: string): string => `Missing here: ${what}.`;
export const part = (name: string, count: number): string => `${name} (${count})`;
export const valuesOf = (field: string, what: string): string => `${field} of ${what}`;

export const acknowledgement = 'borrower acknowledgement';
export const agencies = 'credit agencies';
export const availability = 'availability of services';
export const borrowers = 'borrowers';
export const creditOnFile = 'credit report on file';
export const findings = 'findings';
export const firstScreen = 'requests that decide the first screen';
export const menu = 'menu';
export const pastOrder = 'details of an order';
export const pastRequests = 'past requests';
export const recommendations = 'recommendations, reasons and override log';
export const relief = 'relief';
export const results = 'results';
export const services = 'services';
export const theLoan = 'the loan';
export const transactionTypes = 'transaction types';
export const verifications = 'verifications';
export const sharedName = (name: string, namesakes: number): string =>
  name + (namesakes > 1 ? ` (${namesakes} borrowers have this name)` : '');
