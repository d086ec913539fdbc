import { type Failure, isForgeryRefusal, wordsOf } from '@/lib/failure';
import { clockTime } from '@/lib/format';
import * as failureTexts from './texts/failureTexts';

/** Returns one sentence for the user; `what` names the requested data, such as "the loan's history". */
export function describeFailure(failure: Failure, what: string): string {
  const { kind, status = 0, retryAt } = failure;
  if (kind !== 'http') return failureTexts.notLoaded[kind](what);
  if (isForgeryRefusal(failure)) return failureTexts.notLoaded.forgery(what);
  const words = wordsOf(failure);
  if (status === 403 && words !== '') return failureTexts.refusedSaying(what, words);
  if (status === 404) return failureTexts.notLoaded.notKnown(what);
  if (retryAt !== undefined) return failureTexts.busy(what, clockTime(retryAt));
  return failureTexts.notProvided(what, status);
}
