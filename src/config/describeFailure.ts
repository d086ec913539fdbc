import type { Failure } from '@/lib/failure';
import { clockTime } from '@/lib/format';
import * as failureTexts from './texts/failureTexts';

/** Returns one sentence for the user; `what` names the requested data, such as "the loan's history". */
export function describeFailure({ kind, status = 0, retryAt }: Failure, what: string): string {
  if (kind !== 'http') return failureTexts.notLoaded[kind](what);
  if (status === 403) return failureTexts.notLoaded.noAccess(what);
  if (status === 404) return failureTexts.notLoaded.notKnown(what);
  if (retryAt !== undefined) return failureTexts.busy(what, clockTime(retryAt));
  return failureTexts.notProvided(what, status);
}
