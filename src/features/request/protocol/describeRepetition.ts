import { type SagaGenerator, select } from 'typed-redux-saga';
import * as orderTexts from '@/features/request/orderTexts';
import { isOthers, type Listing } from '@/features/request/protocol/rules/lostOrders';
import type { OrderAttempt } from '@/features/request/protocol/rules/orderAttempt';
import { orderSentText, type PlacedOrder, requestsText } from '@/features/request/protocol/rules/orderOutcome';
import type { OrderRequest } from '@/features/request/protocol/rules/orderRequest';
import { selectPreTransformedUserData } from '@/features/session/sessionSlice';
import { ask } from '@/reads/readsSaga';
import { inSentence } from '@/lib/shortText';
import type { LoanDeps } from '@/sagaDeps';

export interface JustSent {
  attempt: OrderAttempt;
  order: OrderRequest;
  /** The lost order whose key it repeats. */
  repeated: OrderAttempt | undefined;
  /** Who sends it, and the mark of its wording. */
  sender: Pick<OrderAttempt, 'person' | 'wording'>;
  /** The service says that it has had the key, so it will not take it again. */
  isKeyKnown: boolean;
}

/**
 * Returns the text about an order that was found: for one that repeats a lost order, whose order it is and what of this
 * form is not in it. Only the lender knows which of the two arrived.
 * @empty '' about a part that needs no remarks
 */
export function* describeRepetition(
  deps: LoanDeps,
  { attempt, order, repeated, sender, isKeyKnown }: JustSent,
  { requestIds, missing }: PlacedOrder,
  { rows }: Listing,
): SagaGenerator<string> {
  const isPart = missing.length > 0;
  if (repeated === undefined) return isPart ? '' : orderSentText(attempt, requestIds);
  const requests = requestsText(requestIds);
  const user = yield* select(selectPreTransformedUserData);
  const names = new Set(rows.filter((row) => requestIds.includes(row.requestId)).map((row) => row.submittedBy));
  const [name = null] = names;
  const isOwnName = name !== null && (name === user?.displayName || name === user?.id);
  const mayBeOthers = isOthers(repeated, sender.person) && !isOwnName;
  const by = mayBeOthers && (name === null ? orderTexts.maybeByOtherUser : orderTexts.byOtherUser(inSentence(name)));
  const isSameWording = repeated.wording !== undefined && repeated.wording === sender.wording;
  const placed = (): string => {
    if (isPart) return by ? orderTexts.placedBy(by) : '';
    if (by) return orderTexts.alreadyPlacedBy(requests, by);
    return isKeyKnown ? orderTexts.alreadyPlaced(requests) : orderSentText(attempt, requestIds);
  };
  return [
    placed(),
    ...(isSameWording ? [] : [yield* noteIn(deps, order.note.trim(), requestIds), orderTexts.accountMayDiffer]),
  ]
    .filter((text) => text !== '')
    .join(' ');
}

/** Says whether the requests have the note of the form. @empty '' if they do, or if the form has none */
function* noteIn(deps: LoanDeps, note: string, requestIds: readonly string[]): SagaGenerator<string> {
  const [requestId] = requestIds;
  if (note === '' || requestId === undefined) return '';
  const kept = (yield* ask(deps, 'pastOrders', requestId))?.note;
  if (kept === undefined) return orderTexts.noteUnknown;
  return kept?.trim() === note ? '' : orderTexts.noteMissing;
}
