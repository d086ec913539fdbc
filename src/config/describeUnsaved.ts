import type { Failure } from '@/lib/failure';
import * as unsavedTexts from './texts/unsavedTexts';

/**
 * Returns one sentence for the user about data that was not saved; `what` starts the sentence, such as "The selection".
 */
export const describeUnsaved = (failure: Failure, what: string): string =>
  unsavedTexts.notSaved(what, reasonOf(failure));

function reasonOf({ kind, status = 0 }: Failure): string {
  if (kind !== 'http') return unsavedTexts.reason[kind];
  return status === 403 ? unsavedTexts.reason.noAccess : unsavedTexts.reasonStatus(status);
}
