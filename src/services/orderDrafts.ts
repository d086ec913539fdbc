import * as v from 'valibot';
import type { LoanId } from '@/domain/loan/loan';
import { isEmptyDraft, orderDraftSchema, storableDraft, type OrderDraft } from '@/domain/order/orderDraft';
import type { SessionMemory } from './sessionMemory';

const KEY = 'orderDrafts';
const drafts = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

/** Drafts of orders by loan. This tab keeps them until the user sends or discards the order or signs out. */
export interface OrderDrafts {
  /** @empty undefined when the tab stores no readable draft of the loan */
  read: (loanId: LoanId) => OrderDraft | undefined;
  /** Stores a draft without personal data (`storableDraft`); removes an empty one. */
  keep: (loanId: LoanId, draft: OrderDraft) => void;
  forgetAll: () => void;
}

export function orderDrafts(memory: SessionMemory): OrderDrafts {
  const all = (): Record<string, unknown> => {
    const parsed = v.safeParse(drafts, memory.read(KEY));
    return parsed.success ? parsed.output : {};
  };
  return {
    read(loanId) {
      const parsed = v.safeParse(orderDraftSchema, all()[loanId]);
      return parsed.success && !isEmptyDraft(parsed.output) ? parsed.output : undefined;
    },
    keep(loanId, draft) {
      const { [loanId]: _, ...others } = all();
      const storable = storableDraft(draft);
      const kept = isEmptyDraft(storable) ? others : { ...others, [loanId]: storable };
      if (Object.keys(kept).length === 0) memory.forget(KEY);
      else memory.write(KEY, JSON.stringify(kept));
    },
    forgetAll: () => memory.forget(KEY),
  };
}
