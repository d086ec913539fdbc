import { isInconclusive, type Failure } from '@/lib/failure';

/**
 * True when a failure proves that nothing was saved; after any other the results have to be read back.
 *
 * @source Specification §8: a 400 is for the screen that asked
 */
export const isRefusal = (failure: Failure): boolean => {
  const { kind, status = 0 } = failure;
  // 409: the choice may be the very one that stands.
  return kind === 'signedOut' || (kind === 'http' && status >= 400 && status !== 409 && !isInconclusive(failure));
};

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
