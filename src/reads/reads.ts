import { historyReads } from './historyReads';
import { loanReads } from './loanReads';
import type { Read } from './read';
import type { ReadName } from './readValues';
import { requestReads } from './requestReads';
import { selectionReads } from './selectionReads';

/** Everything that the app reads of a loan. The type check asks each read the questions of `Read`. */
export const READS: { readonly [Name in ReadName]: Read<Name> } = {
  ...loanReads,
  ...historyReads,
  ...selectionReads,
  ...requestReads,
};

export const READ_NAMES = Object.keys(READS) as ReadName[];
