import * as v from 'valibot';
import * as orderTexts from '@/config/texts/orderTexts';
import type { Borrower } from '@/domain/request/borrower';
import type { OrderDraft } from './orderDraft';

/**
 * Something that the user typed and that no draft stores, by name and without its text. `key` is the borrower's, or ''.
 */
export const typedEntrySchema = v.object({
  kind: v.picklist(['reference', 'formFree', 'comment', 'accountNumber', 'password', 'note']),
  key: v.string(),
});

export type TypedEntry = v.InferOutput<typeof typedEntrySchema>;

/** Returns what a reload of the page would lose. */
export function typedEntries(draft: OrderDraft, hasTypedPassword: boolean): TypedEntry[] {
  const borrowers = Object.entries(draft.borrowers).flatMap(([key, { reference = '', formFreeNumber = '' }]) => [
    ...entry('reference', reference !== '', key),
    ...entry('formFree', formFreeNumber !== '', key),
  ]);
  return [
    ...borrowers,
    ...entry('comment', (draft.preset?.comment ?? '') !== ''),
    ...entry('accountNumber', (draft.accountNumber ?? '') !== ''),
    ...entry('password', hasTypedPassword),
    ...entry('note', (draft.note ?? '') !== ''),
  ];
}

/** Returns the entries that the user has not typed again. */
export const notTypedAgain = (lost: readonly TypedEntry[], typed: readonly TypedEntry[]): TypedEntry[] =>
  lost.filter(({ kind, key }) => !typed.some((other) => other.kind === kind && other.key === key));

/** Names the entries, as parts of a sentence. Leaves out those of borrowers that the order no longer includes. */
export function describeEntries(entries: readonly TypedEntry[], borrowers: readonly Borrower[]): string[] {
  return entries.flatMap(({ kind, key }) => {
    if (kind !== 'reference' && kind !== 'formFree') return [orderTexts.typedEntry[kind]];
    const owner = borrowers.find((borrower) => borrower.key === key);
    if (owner?.isSelected !== true || (kind === 'reference' && owner.type !== 'RE_ISSUE')) return [];
    return [orderTexts.typedEntryOf[kind](owner.name)];
  });
}

const entry = (kind: TypedEntry['kind'], isTyped: boolean, key = ''): TypedEntry[] => (isTyped ? [{ kind, key }] : []);
