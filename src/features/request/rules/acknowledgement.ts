import * as orderTexts from '@/features/request/orderTexts';
import { type Failure, isForgeryRefusal, wordsOf } from '@/lib/failure';
import { canBeOfPress, isOwnName, type SavePress } from '@/features/loan/rules/press';
import { shortDate } from '@/lib/format';
import { inSentence } from '@/lib/shortText';
import type { Acknowledgement } from '@/features/request/api/contract/requestSetup';

/**
 * Whether the service has the value because of this press: another person, or an earlier press, may have left the same.
 * A withdrawn authorization names nobody, or who gave it.
 */
export const isOfPress = (
  { isBorrowerAcknowledgementForCreditPullObtained: isObtained, obtainedOn, obtainedBy }: Acknowledgement,
  wanted: boolean,
  press: SavePress,
) =>
  isObtained === wanted &&
  (!wanted || (canBeOfPress(obtainedOn, press) && (obtainedBy === null || isOwnName(obtainedBy, press))));

/** Returns when and by whom it was obtained, as far as the service says. */
export const obtainedText = ({ obtainedOn, obtainedBy }: Acknowledgement): string =>
  orderTexts.acknowledgementObtained(
    obtainedOn === null ? '' : orderTexts.obtainedOn(shortDate(obtainedOn)),
    obtainedBy === null ? '' : orderTexts.obtainedBy(inSentence(obtainedBy)),
  );

/** A save of which no read shows that it is this press's. */
export interface NotSaved {
  failure: Failure;
  /** False when the value may have been saved although the save failed. */
  isConfirmed: boolean;
  isObtained: boolean;
  press: SavePress;
}

/** Returns what to say about it: what the service says, else what to do, unless the box is as the user wants it. */
export function notSavedText(notSaved: NotSaved, known: Acknowledgement | undefined): string {
  const { failure, isConfirmed } = notSaved;
  const words = wordsOf(failure);
  const what = isForgeryRefusal(failure)
    ? orderTexts.reloadToSave
    : failure.kind === 'network'
      ? orderTexts.connectToSave
      : words || orderTexts.trySaving;
  if (isConfirmed) return orderTexts.acknowledgementNotSaved(what);
  if (!mustSaveAgain(notSaved, known)) return `${orderTexts.acknowledgementUnconfirmed}.`;
  return `${orderTexts.acknowledgementUnconfirmed}: ${what === words ? orderTexts.andSaid(words) : what}`;
}

/** False if the box may be as the user wants it. */
export const mustSaveAgain = ({ isConfirmed, isObtained }: NotSaved, known: Acknowledgement | undefined): boolean =>
  isConfirmed || known?.isBorrowerAcknowledgementForCreditPullObtained !== isObtained;
