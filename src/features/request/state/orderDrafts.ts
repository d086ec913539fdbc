import * as v from 'valibot';
import type { LoanId } from '@/config/loanId';
import { EMPTY_DRAFT, isEmptyDraft, type OrderDraft, storedDraftSchema } from '@/features/request/rules/orderDraft';
import { storedTime } from '@/lib/storedTime';
import type { SessionMemory } from '@/browser/memory';
import { TAB_WORK } from '@/browser/tabWork';

const { drafts: DRAFTS, draftNotes: NOTES } = TAB_WORK;
const byLoan = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

/** What is known about a draft besides its choices. Of what an earlier version noted, the careful is assumed. */
const noteSchema = v.object({
  /** Epoch milliseconds; 0 if unknown. */
  savedAt: storedTime,
  /** The user typed something that no draft stores. */
  isIncomplete: v.optional(v.boolean(), true),
  /** The stored password must not replace the one that the user typed. */
  replacesPassword: v.optional(v.boolean(), true),
});

export type DraftNote = v.InferOutput<typeof noteSchema>;

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
    put(NOTES, loanId, isEmpty && note?.isIncomplete !== true ? undefined : note);
  };
  return {
    /** A draft without any choice counts if something was typed. @empty undefined if nothing readable is stored */
    read: (loanId: LoanId): KeptDraft | undefined => {
      const stored = v.safeParse(storedDraftSchema, all(DRAFTS)[loanId]);
      const noted = v.safeParse(noteSchema, all(NOTES)[loanId]);
      const draft = stored.success ? stored.output : EMPTY_DRAFT;
      const note = noted.success ? noted.output : { savedAt: 0, isIncomplete: false, replacesPassword: false };
      return isEmptyDraft(draft) && !note.isIncomplete ? undefined : { draft, ...note };
    },
    /** Stores a draft without personal data (`storedDraftSchema`); removes an empty one. */
    keep,
    keepSoon: (...kept: Parameters<typeof keep>): void => memory.soon(DRAFTS + kept[0], () => keep(...kept)),
  };
}
