import { type Failure, isInconclusive, wordsOf } from './failure';

/**
 * True when the API received nothing, or names what is invalid. Only the former proves that it changed nothing: after
 * an answer, read back what it has before you say so. Words that name no field may come from a gateway.
 */
export const isRefusal = ({ kind, status, isUnsent, reasons = [] }: Failure): boolean =>
  isUnsent === true ||
  kind === 'signedOut' ||
  (kind === 'http' && status === 400 && reasons.some(({ key, field }) => (key ?? field) !== null));

/** True for an error status that says no. It doesn't prove that nothing was done, and a 409 can mean that it was. */
export const isDenial = (failure: Failure): boolean =>
  failure.kind === 'http' && failure.status !== 409 && !isInconclusive(failure);

/** The statuses with which gateways refuse what looks like an attack, such as "having" in a note, or a long text. */
const OF_GATEWAYS = [400, 403, 405, 406, 413];

/** True for a refusal without a reason: it may be the page of a gateway that refused words of the user. */
export const mayBeOfGateway = (failure: Failure): boolean =>
  failure.kind === 'http' && OF_GATEWAYS.includes(failure.status ?? 0) && wordsOf(failure) === '';
