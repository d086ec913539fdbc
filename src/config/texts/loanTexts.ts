export const softPull = 'AUS Soft';
export const fullPull = 'Full-Tri';
/** Instead of a value that the service did not send, where it could be taken for one of two. */
export const notDelivered = 'Not delivered';
export const requestName = (request: string): string => `request ${request}`;
export const serviceRequestName = (request: string, service: string): string => `request ${request}, ${service}`;

export const loanNumber = 'Loan number';
export const primaryBorrower = 'Primary borrower';
export const loanStage = 'Loan stage';
export const product = 'Product';
export const channel = 'Channel';
export const lockedAus = 'Locked AUS';
/** A system that is neither DU nor LP, in `lockedAus`. */
export const otherSystem = 'Other';

export const forDuOnly = 'DU only';
export const forLpaOnly = 'LPA only';
export const forNoService = 'Neither DU nor LPA';

export const severalRecommended = (services: string): string => `${services} are marked as recommended at once.`;
export const severalSelected = (services: string): string => `${services} are marked as selected at once.`;
export const selectedWithoutFindings = (service: string): string =>
  `The selected service, ${service}, returned no findings.`;

export const outcome = 'Outcome';
