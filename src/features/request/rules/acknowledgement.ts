import * as orderTexts from '@/features/request/orderTexts';
import { type Failure, isForgeryRefusal, wordsOf } from '@/lib/failure';
import { canBeOfPress, isOwnName, type Press } from '@/features/loan/rules/press';
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
  press: Press,
) =>
  isObtained === wanted &&
  (!wanted || (canBeOfPress(obtainedOn, press) && (obtainedBy === null || isOwnName(obtainedBy, press))));

/** Returns when and by whom it was obtained, as far as the service says. */
export const obtainedText = ({ obtainedOn, obtainedBy }: Acknowledgement): string =>
  orderTexts.acknowledgementObtained(
    obtainedOn === null ? '' : orderTexts.obtainedOn(shortDate(obtainedOn)),
    obtainedBy === null ? '' : orderTexts.obtainedBy(inSentence(obtainedBy)),
  );

/** Returns what to say about an acknowledgement that was not saved: what the service says, else what to do. */
export const notSavedText = (failure: Failure): string =>
  orderTexts.acknowledgementNotSaved(
    isForgeryRefusal(failure)
      ? orderTexts.reloadToSave
      : failure.kind === 'network'
        ? orderTexts.connectToSave
        : wordsOf(failure) || orderTexts.trySaving,
  );
