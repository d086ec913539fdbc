import { counted } from '@/lib/format';
export const filePageTitle = (loan: string): string => `AUS file page · loan ${loan}`;
export const print = 'Print';
export const loading = 'Loading what is missing…';
export const tryAgain = 'Load what is missing';
export const incomplete = (parts: number): string => `Not complete: ${counted(parts, 'part')} not loaded.`;

export const inUse = 'Result in use';
export const none = 'None';
export const requestLabel = 'Request';
export const recommendedFor = (service: string, reasons: string): string => `${service}${reasons && ` (${reasons})`}`;
export const noRecommendation = 'None delivered';

export const results = (request: string): string => `Results of request ${request}`;
export const fact = 'Fact';
export const identifier = 'CaseFile ID or LPA key';
export const serviceInUse = (service: string): string => `${service} (in use)`;
export const closeBy = (date: string): string => `close by ${date}`;
export const collectFor = (run: string): string => `To collect: ${run}`;
export const addCollect = 'Add what to collect';
export const noRun = 'No order was sent to an underwriting service for this loan.';

export const requests = (count: number | null): string =>
  `All requests, oldest first${count === null ? '' : ` (${count})`}`;
export const request = 'Request #';
export const sent = 'Sent';
export const aus = 'AUS';
export const submitter = 'Submitter';
export const rowInUse = 'in use';
export const noRequests = 'No requests yet for this loan.';

export const credit = 'Credit and acknowledgement';
export const creditOnFile = 'Credit on file';
/** In `creditOnFile`, after the agency. */
export const pullNotDelivered = 'pull type not delivered';
export const pulled = 'Pulled';
export const expires = 'Expires';
export const references = 'Reference numbers';
export const acknowledgement = 'Acknowledgement';
export const notObtained = 'Not obtained';
export const notRequired = 'Not required for this loan';

export const notLoadedYet = 'not loaded yet';
export const printedEarly = (missing: number): string =>
  `Printed while this page was loading. Missing: ${counted(missing, 'value')}, marked “${notLoadedYet}”.`;
export const notLoadedHeading = 'Not loaded';
export const theHistory = "the loan's history";
export const theResults = (request: string): string => `the results of request ${request}`;
export const theNotes = (count: number): string =>
  count === 1 ? 'the note of one request' : `the notes of ${count} requests`;
export const theLog = 'the recommendation and the override log';
export const theRelief = (service: string, relief: string): string => `${relief} relief of ${service}`;
export const theCredit = 'the credit on file';
export const theAcknowledgement = 'the acknowledgement';

export const sources = 'Sources';
/** Read before a number. */
export const sourceNumber = 'source ';
export const fromHistoryRows = 'History: row of the request and service, with the DTI-1003 of its data set';
export const marked = 'History: marked as selected by the service';
export const byRule = "This app's rule: selected, else recommended, else the only result";
export const fromHistory = (run: string): string => `History: ${run}`;
export const fromResult = (service: string, request: string): string =>
  `Selection: result of ${service}, request ${request}`;
export const fromRelief = (service: string, response: string): string =>
  `Selection: relief of ${service}, response ${response}`;
export const fromRecommendation = 'Selection: recommendation of the service';
export const fromRequests = 'Request details: what the request ordered';
export const fromComparison = 'This app: comparison of two rows of History';
export const fromLog = 'Selection: override log';
export const fromCreditDetails = 'History: credit details of the requests';
export const fromCredit = 'Request: credit report on file';
export const fromAcknowledgement = 'Request: acknowledgement of the borrowers';

export const filePageCaution = 'Figures as the lender’s service delivered them. This page adds no judgment.';

export const expiryDates = 'Expiry dates';
export const nextToExpire = (dates: string): string => `Next to expire: ${dates}`;
export const expiresToday = 'expires today';
export const leftOf = (what: string, days: string): string => `${what} ${days}`;
export const reserved = (what: string, status: string): string => `${what} (${status})`;
export const expired = (count: number): string => `${count} expired`;
export const isExpired = 'expired';
/** Only the open list and Selection load relief. */
export const reliefUnread = 'relief not loaded';
export const loadRelief = 'Load';
export const loadReliefOf = 'Load relief';
export const expiryNotLoaded = (what: string): string => `${what} not loaded`;

export const expiryCredit = 'credit';
export const verification = (type: string): string => `${type} report`;
export const expiryCloseBy = (of: string): string => `${of}, close by`;

export const expiryOf = 'What';
export const expiryDate = 'Date';
export const expiryLeft = 'Left';
export const expiryNext = 'Next step';
export const orderAgain = 'Order again';
export const orderAgainOf = (what: string): string => `Order again: ${what}`;
export const expiryLoading = 'Loading relief…';
export const expiryCaution = "Dates as the lender's service sent them.";

export const ausListCaption = 'All underwriting runs, oldest first';
export const ausListCaution =
  'All runs as the lender’s service delivered them. This list marks none of them as the one to report.';

export const ausListPlace = 'No.';
export const system = 'System';
export const result = 'Result';
/** On one line beside its value, on a phone. */
export const shortIdentifier = 'CaseFile or key';
export const orderedTogether = 'Ordered together';
export const together = (request: string, systems: string): string => `Request ${request}: ${systems}`;
export const hmdaSystem = 'HMDA system';
export const hmdaResult = 'HMDA result';
export const unnamed = 'unnamed';

export const saveCsv = 'Save as CSV';
export const codesCaution =
  'HMDA codes are those that the lender configured for the exact words of a service; other words stay blank.';
