export const findings = 'Findings';
export const nothingChanged = 'Nothing changed';
export const valuesChanged = (values: string): string => `${values} changed`;
export const was = (earlier: string): string => `was ${earlier}`;
export const changedFrom = (change: string, earlier: string): string => `${change} from ${earlier}`;
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
export const sent = 'Sent';
export const serviceSent = (service: string): string => `${service} sent`;
export const orderAgain = 'Order again';
export const dataSet = 'AUS Data Set';
export const dataSetOf = (service: string): string => `AUS Data Set: ${service}`;
export const changesSince = (changes: string, request: string, date: string): string =>
  `${changes} since request ${request} (${date}).`;
export const compareWith = (request: string): string => `Compare with request ${request}`;

export const submissions = (counts: string): string => `Submissions so far: ${counts}.`;

export const newValue = 'new';
/** In `creditReportOf`. */
export const unnamedBorrower = 'the borrower';
