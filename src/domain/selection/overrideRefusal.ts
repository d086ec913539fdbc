import * as selectionTexts from '@/config/texts/selectionTexts';
import { isInconclusive, type Failure } from '@/lib/failure';

/**
 * True when a failure proves that nothing was saved. After any other failure, the results must be reloaded.
 *
 * @source Specification §2: "a selection that is refused or whose response is lost"
 * @source Specification §8: "HTTP 400: ignored"
 */
export const isRefusal = (failure: Failure): boolean => {
  const { kind, status = 0 } = failure;
  // 409: the saved selection may be this very choice.
  return kind === 'signedOut' || (kind === 'http' && status >= 400 && status !== 409 && !isInconclusive(failure));
};

/** Returns why the API refused a selection, as text for the user; for a 400, the messages of the response. */
export function refusalText(failure: Failure): string {
  if (failure.kind === 'signedOut' || failure.status === 401) return selectionTexts.notSavedSignedOut;
  if (failure.status === 403) return selectionTexts.notAllowed;
  const messages = messagesIn(failure.body);
  return messages.length === 0
    ? selectionTexts.refusedStatus(failure.status ?? 'unknown')
    : selectionTexts.refused(messages.join(' '));
}

/**
 * Returns the messages of a refusal's body.
 *
 * @shape { errors: [{ message }] } or { message }
 * @empty [] for any other body
 */
function messagesIn(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return [];
  const { errors, message } = body as { errors?: unknown; message?: unknown };
  const listed = Array.isArray(errors) ? errors.flatMap(messagesIn) : [];
  return listed.length > 0 ? listed : typeof message === 'string' && message !== '' ? [message] : [];
}
