import * as v from 'valibot';
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

const entry = (kind: TypedEntry['kind'], isTyped: boolean, key = ''): TypedEntry[] => (isTyped ? [{ kind, key }] : []);

export const withoutPassword = (entries: readonly TypedEntry[]): TypedEntry[] =>
  entries.filter(({ kind }) => kind !== 'password');
