export const was = (earlier: string): string => `was ${earlier}`;
export const changedFrom = (change: string, earlier: string): string => `${change} from ${earlier}`;
export const applicationNumber = 'App #';
export const borrower = 'Borrower';
export const jointCredit = 'Joint Credit';
export const copyLiabilities = 'Copy Liabilities';
export const reports = 'Reports';
export const creditDetails = 'Credit Details';
export const noCreditReport = 'No credit report belongs to this request.';
export const creditUnread = 'The credit reports of this request could not be read.';
export const noPrimaryBorrower =
  'A report was joint, so only primary borrowers are listed. The service names no primary borrower.';
export const creditReportOf = (borrower: string): string => `Credit report PDF of ${borrower}`;
export const creditReport = 'Credit report PDF';
/** 'LPA sent', 'LPA sent as request 1160022'. */
export const sentAs = (service: string | null, requestId: string | null): string =>
  (service === null ? 'Sent' : `${service} sent`) + (requestId === null ? '' : ` as request ${requestId}`);
/** Soft or full, of a run. */
export const creditPull = 'Credit pull';
export const dataSet = 'AUS Data Set';
export const dataSetOf = (service: string): string => `AUS Data Set: ${service}`;

export const submissions = (counts: string): string =>
  `Submissions so far: ${counts}. Orders that failed before they reached the system count too.`;

export const newValue = 'new';
/** In `creditReportOf`. */
export const unnamedBorrower = 'the borrower';

export const dti = 'DTI';
export const dtiOfAll = 'DTI of all runs';
export const dtiCourse = (service: string, runs: number, first: string, last: string): string =>
  runs === 1 ? `${service}: ${last}% in one run.` : `${service}: from ${first}% to ${last}% in ${runs} runs.`;
export const dtiOf = (request: string, date: string, runs: string): string => `Request ${request}, ${date}: ${runs}`;
export const largestMove = 'Largest move:';
export const showInTable = (request: string): string => `Show request ${request} in the table`;

export const scoreModel = 'Score model';
export const scoreModels = 'Score models';

export const note = 'Note';
export const noNote = 'No note';
export const loadingNote = 'Loading the note…';
export const notLoaded = 'not loaded';
export const noteOf = (run: string): string => `Note of ${run}`;

export const movedAgainst = (request: string, date: string): string => `Against request ${request} (${date})`;
export const serviceMovedAgainst = (service: string, request: string, date: string): string =>
  `${service} against request ${request} (${date})`;
export const moved = (label: string, earlier: string, later: string): string => `${label} ${earlier} → ${later}`;
export const firstRun = 'First run';
export const sameInput = 'No submitted value changed';
export const nothingMoved = 'same outcome, no submitted value changed';
export const noValues = 'same outcome, no submitted values delivered';
