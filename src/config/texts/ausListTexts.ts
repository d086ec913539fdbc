export const title = 'AUS list';
export const caption = 'All underwriting runs, oldest first';
export const noRuns = 'No order was sent to an underwriting service for this loan.';
export const caution =
  'All runs as the lender’s service delivered them. This list marks none of them as the one to report.';

export const place = 'No.';
export const request = 'Request #';
export const sent = 'Sent';
export const system = 'System';
export const result = 'Result';
export const identifier = 'CaseFile ID or LPA key';
/** On one line beside its value, on a phone. */
export const shortIdentifier = 'CaseFile or key';
export const submitter = 'Submitter';
export const orderedTogether = 'Ordered together';
export const together = (request: string, systems: string): string => `Request ${request}: ${systems}`;
export const hmdaSystem = 'HMDA system';
export const hmdaResult = 'HMDA result';
export const unnamed = 'unnamed';

export const save = 'Save as CSV';
export const codesCaution =
  'HMDA codes are those that the lender configured for the exact words of a service; other words stay blank.';
