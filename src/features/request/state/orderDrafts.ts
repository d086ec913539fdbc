import * as v from 'valibot';
import type { LoanId } from '@/features/loan/rules/loan';
import {
  EMPTY_DRAFT,
  isEmptyDraft,
  type OrderDraft,
  storedDraftSchema,
  type TypedEntry,
  typedEntrySchema,
} from '@/features/request/rules/orderDraft';
import { storedTime } from '@/lib/storedTime';
import type { SessionMemory } from '@/browser/memory';
import { TAB_WORK } from '@/browser/tabWork';

const { drafts: DRAFTS, draftNotes: NOTES } = TAB_WORK;
const byLoan = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));
const noteSchema = v.object({
  savedAt: storedTime,
  // An earlier version of the app may have noted a field that has gone.
  typed: v.pipe(
    v.array(v.unknown()),
    v.transform((typed) => typed.filter((entry) => v.is(typedEntrySchema, entry))),
  ),
});

/** What is known about a draft besides its choices. */
export interface DraftNote {
  /** Epoch milliseconds. */
  savedAt: number;
  /** The names of what the user typed and no draft stores. */
  typed: TypedEntry[];
}

export interface KeptDraft extends DraftNote {
  draft: OrderDraft;
}

/** Drafts of orders by loan. This tab keeps them until the user sends or discards the order or signs out. */
export function orderDrafts(memory: SessionMemory) {
  const all = (key: string): Record<string, unknown> => {
    const parsed = v.safeParse(byLoan, memory.read(key));
    return parsed.success ? parsed.output : {};
  };
  const put = (key: string, loanId: LoanId, value: unknown): void => {
    const { [loanId]: _, ...others } = all(key);
    const kept = value === undefined ? others : { ...others, [loanId]: value };
    if (Object.keys(kept).length === 0) memory.forget(key);
    else memory.write(key, JSON.stringify(kept));
  };
  const keep = (loanId: LoanId, draft: OrderDraft, note?: DraftNote): void => {
    const storable = v.parse(storedDraftSchema, draft);
    const isEmpty = isEmptyDraft(storable);
    put(DRAFTS, loanId, isEmpty ? undefined : storable);
    put(NOTES, loanId, isEmpty && (note?.typed ?? []).length === 0 ? undefined : note);
  };
  return {
    /** A draft without any choice counts if something was typed. @empty undefined if nothing readable is stored */
    read: (loanId: LoanId): KeptDraft | undefined => {
      const stored = v.safeParse(storedDraftSchema, all(DRAFTS)[loanId]);
      const noted = v.safeParse(noteSchema, all(NOTES)[loanId]);
      const draft = stored.success ? stored.output : EMPTY_DRAFT;
      const { savedAt, typed }: DraftNote = noted.success ? noted.output : { savedAt: 0, typed: [] };
      return isEmptyDraft(draft) && typed.length === 0 ? undefined : { draft, savedAt, typed };
    },
    /** Stores a draft without personal data (`storedDraftSchema`); removes an empty one. */
    keep,
    /** The same when the user pauses. */
    keepSoon: (...kept: Parameters<typeof keep>): void => memory.soon(DRAFTS + kept[0], () => keep(...kept)),
  };
}
