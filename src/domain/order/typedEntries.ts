import * as v from 'valibot';
import { TEXTS, type OrderDraft } from './orderDraft';

/** What the user typed and no draft stores: its name, not its text. `key` is the borrower's, or ''. */
export const typedEntrySchema = v.object({
  kind: v.picklist([...TEXTS.borrower, ...TEXTS.preset, 'password', ...TEXTS.draft]),
  key: v.string(),
});

export type TypedEntry = v.InferOutput<typeof typedEntrySchema>;

/** Returns what a reload of the page would lose. */
export const typedEntries = (draft: OrderDraft, hasTypedPassword: boolean): TypedEntry[] => [
  ...Object.entries(draft.borrowers).flatMap(([key, edit]) => typedIn(edit, TEXTS.borrower, key)),
  ...typedIn(draft.preset, TEXTS.preset),
  ...(hasTypedPassword ? [{ kind: 'password' as const, key: '' }] : []),
  ...typedIn(draft, TEXTS.draft),
];

const typedIn = <Kind extends TypedEntry['kind']>(
  part: Partial<Record<Kind, string>> = {},
  kinds: readonly Kind[],
  key = '',
): TypedEntry[] => kinds.filter((kind) => (part[kind] ?? '') !== '').map((kind) => ({ kind, key }));

/** Returns the entries that the user has not typed again. */
export const notTypedAgain = (lost: readonly TypedEntry[], typed: readonly TypedEntry[]): TypedEntry[] =>
  lost.filter(({ kind, key }) => !typed.some((other) => other.kind === kind && other.key === key));

export const withoutPassword = (entries: readonly TypedEntry[]): TypedEntry[] =>
  entries.filter(({ kind }) => kind !== 'password');
