import { DECIDED_LOAN_STAGE_SEQUENCE } from '@/config/constants';
import { paths } from '@/config/paths';
import type { OrderMode } from '@/features/loan/rules/aus';
import * as orderTexts from '@/features/request/orderTexts';
import { inSentence } from '@/lib/shortText';
import { isOthers } from './lostOrders';
import type { OrderAttempt } from './orderAttempt';
import type { PlacedOrder } from './orderOutcome';
import { orderSentText, requestsText, servicesText } from './orderWords';
import type { OrderState, Search, Snapshot } from './orderState';
import { type Command, EDITING, type Ended, rest, type Step } from './orderSteps';

type Accepted = Pick<PlacedOrder, 'requestIds' | 'missing' | 'isTwice'>;

/** Opens the results of an order. A user who left Request stays there; for missing services, Request stays open. */
export function showPlaced(
  state: OrderState,
  now: Snapshot,
  { mode, services }: Pick<OrderAttempt, 'mode' | 'services'>,
  { requestIds, missing, isTwice }: Accepted,
  words: string | undefined,
  commands: readonly Command[],
): Step<Ended> {
  if (missing.length > 0) {
    const remarks = words === undefined || words === '' ? {} : { remarks: words };
    const text = [orderTexts.placedInPart(requestsText(requestIds), servicesText(missing)), words].filter(Boolean);
    return rest(state, { status: 'partial', requestIds, missing, checkedAt: now.now, ...remarks }, [
      ...commands,
      { do: 'readHistory' },
      ...(now.hasLeft ? [{ do: 'notify', words: { tone: 'warning', text: text.join(' ') } } as const] : []),
    ]);
  }
  const text = words || orderSentText({ mode, services }, requestIds);
  const message = { tone: 'success', text } as const;
  const warning: Command[] =
    isTwice === true
      ? [{ do: 'notify', words: { tone: 'warning', text: orderTexts.placedTwice(requestsText(requestIds)) } }]
      : [];
  if (now.hasLeft)
    return rest(state, EDITING, [...commands, { do: 'notify', words: message }, ...warning, { do: 'readHistory' }]);
  const screen = paths[routeAfterOrder(mode, now.loanStageSequence)].href(now.loanId);
  return rest(state, EDITING, [...commands, { do: 'openScreen', screen, words: message }, ...warning]);
}

/**
 * Returns the screen to open after an order: History for credit only; for underwriting, Selection before the credit
 * decision and History after it. The specification does not define this. Unlike `chooseFirstRoute`, it looks at this
 * order only: `chooseFirstRoute` opens Selection for a loan's only run at any stage.
 * @spec REQ-50
 */
export const routeAfterOrder = (mode: OrderMode, loanStageSequence: number | null): 'selection' | 'history' =>
  mode === 'credit' || (loanStageSequence ?? 0) >= DECIDED_LOAN_STAGE_SEQUENCE ? 'history' : 'selection';

type Noted = NonNullable<Search['noted']>;

/** The order repeats a lost one with other words, so its note may not be in what was found: the service knows. */
export const lacksNote = ({ sent: { repeated, order, sender } }: Noted): boolean =>
  repeated !== undefined && !isSameWording(repeated, sender) && order.note.trim() !== '';

const isSameWording = ({ wording }: OrderAttempt, sender: Noted['sent']['sender']): boolean =>
  wording !== undefined && wording === sender.wording;

/**
 * Returns the text about an order that was found: for one that repeats a lost order, whose order it is and what of this
 * form is not in it. Only the lender knows which of the two it has. `note`: that of the request; undefined if unknown.
 * @empty '' about a part that needs no remarks
 */
export function describeRepetition(
  { sent: { attempt, order, repeated, sender, isKeyKnown }, placed: { requestIds, missing }, rows }: Noted,
  { ownNames }: Snapshot,
  note?: string | null,
): string {
  const isPart = missing.length > 0;
  if (repeated === undefined) return isPart ? '' : orderSentText(attempt, requestIds);
  const requests = requestsText(requestIds);
  const [name = null] = rows.filter((row) => requestIds.includes(row.requestId)).map((row) => row.submittedBy);
  const mayBeOthers = isOthers(repeated, sender.person) && !(name !== null && ownNames.includes(name));
  const by = mayBeOthers && (name === null ? orderTexts.maybeByOtherUser : orderTexts.byOtherUser(inSentence(name)));
  const placed = (): string => {
    if (isPart) return by ? orderTexts.placedBy(by) : '';
    if (by) return orderTexts.alreadyPlacedBy(requests, by);
    return isKeyKnown === true ? orderTexts.alreadyPlaced(requests) : orderSentText(attempt, requestIds);
  };
  const remarks = isSameWording(repeated, sender) ? [] : [noteIn(order.note.trim(), note), orderTexts.accountMayDiffer];
  return [placed(), ...remarks].filter((text) => text !== '').join(' ');
}

/** Says whether the request has the note of the form. @empty '' if it does, or if the form has none */
function noteIn(note: string, kept: string | null | undefined): string {
  if (note === '') return '';
  if (kept === undefined) return orderTexts.noteUnknown;
  return kept != null && plainNote(kept) === plainNote(note) ? '' : orderTexts.noteMissing;
}

/** Services write line ends and accents in their own way. */
const plainNote = (note: string): string => note.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
