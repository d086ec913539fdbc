import type { Failure } from '@/lib/failure';

/** Statuses that do not say whether the service acted. */
const INCONCLUSIVE = [408, 409, 425, 429];

/**
 * True when a failure proves that nothing was saved; after any other the results have to be read back.
 *
 * @source Specification §8: a 400 is for the screen that asked
 */
export const isRefusal = ({ kind, status = 0 }: Failure): boolean =>
  kind === 'signedOut' || (kind === 'http' && status >= 400 && status < 500 && !INCONCLUSIVE.includes(status));

/** Why a selection was refused, in words for people; a 400 answer's own messages come first. */
export function refusalText(failure: Failure): string {
  if (failure.kind === 'signedOut' || failure.status === 401)
    return 'You are signed out, so the selection was not saved.';
  if (failure.status === 403) return 'The service does not allow you to change this selection.';
  const told = messagesIn(failure.body);
  return told.length === 0
    ? `The service refused the selection (status ${failure.status ?? 'unknown'}).`
    : `The service refused the selection: ${told.join(' ')}`;
}

/**
 * The messages of a refusal's body.
 *
 * @shape { errors: [{ message }] } or { message }
 * @empty anything else has none: []
 */
function messagesIn(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return [];
  const { errors, message } = body as { errors?: unknown; message?: unknown };
  const listed = Array.isArray(errors) ? errors.flatMap(messagesIn) : [];
  return listed.length > 0 ? listed : typeof message === 'string' && message !== '' ? [message] : [];
}
