import type { Failure } from '@/lib/failure';
import * as failureTexts from './texts/failureTexts';

/** Returns one sentence for the user; `what` names the requested data, such as "the loan's history". */
export function describeFailure({ kind, status = 0 }: Failure, what: string): string {
  if (kind !== 'http') return failureTexts.notLoaded[kind](what);
  if (status === 403) return failureTexts.notLoaded.noAccess(what);
  if (status === 404) return failureTexts.notLoaded.notKnown(what);
  return failureTexts.notProvided(what, status);
}
