import * as selectionTexts from '@/config/texts/selectionTexts';
import type { Failure } from '@/lib/failure';

/**
 * Returns why the API refused a selection, as text for the user; for a 400, the messages of the response.
 *
 * @source Specification §2: "a selection that is refused or whose response is lost"
 * @source Specification §8: "HTTP 400: ignored"
 */
export function refusalText(failure: Failure): string {
  if (failure.kind === 'signedOut' || failure.status === 401) return selectionTexts.notSavedSignedOut;
  if (failure.status === 403) return selectionTexts.notAllowed;
  const messages = messagesIn(failure.body);
  return messages.length === 0
    ? selectionTexts.refusedStatus(failure.status ?? selectionTexts.unknownStatus)
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
