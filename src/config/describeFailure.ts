import { type Failure, isForgeryRefusal, wordsOf } from '@/lib/failure';
import { clockTime } from '@/lib/format';
import * as appTexts from './texts/appTexts';

/** Returns one sentence for the user; `what` names the requested data, such as "the loan's history". */
export function describeFailure(failure: Failure, what: string): string {
  const { kind, status = 0, retryAt, reference } = failure;
  if (kind === 'bug' && reference !== undefined) return appTexts.failedToShow(what, reference);
  if (kind !== 'http') return appTexts.notLoaded[kind](what);
  if (isForgeryRefusal(failure)) return appTexts.notLoaded.forgery(what);
  const words = wordsOf(failure);
  if (status === 403 && words !== '') return appTexts.refusedSaying(what, words);
  if (status === 404) return appTexts.notLoaded.notKnown(what);
  if (retryAt !== undefined) return appTexts.busy(what, clockTime(retryAt));
  return appTexts.notProvided(what, status);
}
