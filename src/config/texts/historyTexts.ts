export const csvError = 'Error';

export const findings = 'Findings';
export const nothingChanged = 'Nothing changed';
export const valuesChanged = (values: string): string => `${values} changed`;
export const was = (earlier: string): string => `was ${earlier}`;
export const changedFrom = (change: string, earlier: string): string => `${change} from ${earlier}`;

export const columns = 'Columns';

export const columnsAndDensity = 'Columns and density';
export const compactRows = 'Compact rows';
export const dtiByRequest = 'DTI by request';

export const compare = (row: string): string => `Compare ${row}`;

export const applicationNumber = 'App #';
export const borrower = 'Borrower';
export const jointCredit = 'Joint Credit';
export const copyLiabilities = 'Copy Liabilities';
export const reports = 'Reports';
export const creditDetails = 'Credit Details';
export const noCreditReport = 'No credit report belongs to this request.';
export const yes = 'Yes';
export const no = 'No';
export const creditReportOf = (borrower: string): string => `Credit report PDF of ${borrower}`;
export const creditReport = 'Credit report PDF';

export const hide = 'Hide';

export const title = 'History';
export const loading = 'Loading past requests…';

export const loadMore = 'Load More Results';
export const ofMatching = (total: number): string => ` that match, ${total} in all`;

export const noRequests = 'No requests yet for this loan';
export const noRequestsHint = 'Orders for this loan will be listed here.';
export const noMatch = 'No requests match';
export const clearFilters = 'Clear search and filters';
export const noneMatch = (total: number): string => `none of ${total} requests match`;
export const someMatch = (matching: number, total: number, shown: number): string =>
  `${matching} of ${total} requests match, ${shown} shown`;
export const someShown = (shown: number, total: number): string => `${shown} of ${total} requests shown`;
export const excessiveSubmissions =
  'DU has raised its red flag for excessive resubmissions: give the reason for each further one.';

export const processing = (running: number): string => `${running} processing · `;
export const checked = (time: string): string => `checked ${time}`;
export const notifyMe = 'Notify me';
export const refresh = 'Refresh';

export const tableCaption = 'Past requests, newest first';

export const findRequests = 'Find requests';
export const collapseAll = 'Collapse all';
export const expandAll = 'Expand all';
export const exportCsv = 'Export CSV';
export const print = 'Print';
export const search = 'Search requests';
export const searchPlaceholder = 'Search casefile, submitter, error…';
export const status = 'Status';
export const allStatuses = 'Status: All';
export const aus = 'AUS';
export const allAus = 'AUS: All';
export const selectTwo = 'Select two runs to compare them';

export const findingsPdfOf = (row: string): string => `Findings PDF of ${row}`;
export const findingsPdf = 'Findings PDF';

export const sameDate = 'same date';
export const xmlOf = (kind: string, row: string, moment: string): string => `${kind} XML of ${row}, ${moment}`;
export const errorMessageOf = (row: string): string => `Error message of ${row}`;
export const errorMessage = 'Error message';
export const downloadRawRequest = (row: string): string => `Download raw request of ${row}`;
export const selectedService = 'Selected service';

export const sent = 'Sent';
export const serviceSent = (service: string): string => `${service} sent`;
export const orderAgain = 'Order again';
export const dataSet = 'AUS Data Set';
export const dataSetOf = (service: string): string => `AUS Data Set: ${service}`;

export const casefileIdOf = (row: string): string => `casefile id of ${row}`;
export const request = (request: string): string => `Request ${request}`;

export const detailsFailed = (request: string): string => `The details of request ${request} could not be shown.`;

export const pullTypesUnknown = "So History doesn't show whether credit pulls were soft or full.";

export const changesSince = (changes: string, request: string, date: string): string =>
  `${changes} since request ${request} (${date}).`;
export const compareWith = (request: string): string => `Compare with request ${request}`;
export const showing = (shown: number, total: number): string => `showing ${shown} of ${total}`;
export const submissions = (counts: string): string => `Submissions so far: ${counts}.`;
export const compareCount = (count: number): string => `Compare (${count})`;
