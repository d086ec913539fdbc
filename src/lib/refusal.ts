import { type Failure, isInconclusive } from './failure';

/**
 * True when a failure proves that the API changed nothing: it received nothing, or names what is invalid. Other words may
 * come from a gateway. After any other failure, read back what the API has before you say that nothing was done.
 */
export const isRefusal = ({ kind, status, isUnsent, reasons = [] }: Failure): boolean =>
  isUnsent === true ||
  kind === 'signedOut' ||
  (kind === 'http' && status === 400 && reasons.some(({ key, field }) => (key ?? field) !== null));

/** True for an error status that says no. It doesn't prove that nothing was done, and a 409 can mean that it was. */
export const isDenial = (failure: Failure): boolean =>
  failure.kind === 'http' && failure.status !== 409 && !isInconclusive(failure);
