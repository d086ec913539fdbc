import * as orderTexts from '@/config/texts/orderTexts';
import type { Borrower } from '@/domain/request/borrower';
import type { TypedEntry } from './typedEntries';

/** Names the entries, as parts of a sentence. Leaves out those of borrowers that the order no longer includes. */
export function describeEntries(entries: readonly TypedEntry[], borrowers: readonly Borrower[]): string[] {
  return entries.flatMap(({ kind, key }) => {
    if (kind !== 'reference' && kind !== 'formFree') return [orderTexts.typedEntry[kind]];
    const owner = borrowers.find((borrower) => borrower.key === key);
    if (owner?.isSelected !== true || (kind === 'reference' && owner.type !== 'RE_ISSUE')) return [];
    return [orderTexts.typedEntryOf[kind](owner.name)];
  });
}
