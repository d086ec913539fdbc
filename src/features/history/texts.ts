import { XML_FILE } from '@/config/constants';

export const compare = (row: string): string => `Compare ${row}`;
export const compareWith = (request: string): string => `Compare with request ${request}`;
export const orderAgain = 'Order again';
export const moreOf = (row: string): string => `More for ${row}`;
export const findingsSideBySide = 'Findings side by side';

export const title = 'History';
export const loading = 'Loading past requests…';

export const loadMore = 'Load More Results';
export const showAll = (total: number): string => `Show all ${total}`;
export const ofMatching = (total: number): string => ` that match, ${total} in all`;

export const noRequests = 'No requests yet for this loan';
export const noRequestsHint = 'Orders for this loan will be listed here.';
export const noMatch = 'No requests match';
export const clearFilters = 'Clear search and filters';
export const noneMatch = (total: number): string => `none of ${total} requests match`;
export const someMatch = (matching: number, total: number, shown: number): string =>
  `${matching} of ${total} requests match, ${shown} shown`;
export const someShown = (shown: number, total: number): string => `${shown} of ${total} requests shown`;

export const latestOutcome = (request: string, outcomes: string): string => `Request ${request}: ${outcomes}`;
export const processing = (running: number): string => `${running} processing · `;
/** Before the time. */
export const checked = 'checked';
export const more = 'More';
export const exportCsv = 'Export CSV';
export const print = 'Print';
export const refresh = 'Refresh';
export const filePage = 'File page';
export const ausList = 'AUS list';

export const tableCaption = 'Past requests, newest first';
export const tableSorted = (column: string, isDescending: boolean): string =>
  `Past requests, sorted by ${column}, ${isDescending ? 'descending' : 'ascending'}`;
export const dtiUp = (points: string, request: string): string =>
  `DTI up ${points} percentage points from request ${request}`;
export const dtiDown = (points: string, request: string): string =>
  `DTI down ${points} percentage points from request ${request}`;
export const dtiSame = (request: string): string => `DTI the same as in request ${request}`;

export const findRequests = 'Find requests';
export const collapseAll = 'Collapse all';
export const expandAll = 'Expand all';
export const clearAll = 'Clear filters';
export const search = 'Search requests';
export const searchPlaceholder = 'Search…';
export const status = 'Status';
export const allStatuses = 'Status';
export const aus = 'AUS';
export const allAus = 'AUS';
export const dates = 'Dates';
export const allDates = 'Dates';
/** By their number. */
export const lastDays = { 7: 'Last 7 days', 30: 'Last 30 days' };

export const findingsPdf = 'Findings PDF';
/** Beside `findings`. */
export const pdf = 'PDF';

export const xmlOf = (kind: string, row: string, moment: string): string => `${kind} XML of ${row}, ${moment}`;
/** The tooltip of what saves a file: 'Download raw request of request 12, DU · report.xml'. */
export const savedAs = (...parts: string[]): string => [...parts, XML_FILE].join(' · ');
export const errorMessageOf = (row: string): string => `Error message of ${row}`;
/** Order the failed request again, beginning with the field that its error names. */
export const fixField = {
  agency: 'Order again: check the credit agency',
  account: 'Order again: check the agency account',
  references: 'Order again: check the reference numbers',
};
export const errorMessage = 'Error';
/** Opens the message. */
export const toMessage = 'Message';
export const downloadRawRequest = (row: string): string => `Download raw request of ${row}`;
export const selectedService = 'Selected service';

export const casefileIdOf = (row: string): string => `casefile id of ${row}`;
export const request = (request: string): string => `Request ${request}`;

export const detailsFailed = (request: string): string => `The details of request ${request} could not be shown.`;

export const pullTypesUnknown = "So History doesn't show whether credit pulls were soft or full.";

export const showing = (shown: number, total: number): string => `showing ${shown} of ${total}`;

/** The headings of the columns. `type` and `ausType`: one column, without and with soft pulls. */
export const columns = {
  request: 'Request #',
  creditPull: 'Credit Pull Type',
  ausType: 'AUS Type',
  type: 'Type',
  aus: 'AUS',
  casefile: 'CaseFile ID',
  sent: 'Sent',
  received: 'Received',
  submitter: 'Submitter',
  outcome: 'Outcome',
  dti: 'DTI',
  dtiChange: 'DTI change',
  report: 'Report',
  compare: 'Compare',
  actions: 'Actions',
};
/** Kinds of XML, in `xmlOf`. */
export const requestXml = 'Request';
export const responseXml = 'Response';

export const latestRequest = 'the latest request';
