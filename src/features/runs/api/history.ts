import type { AnswerOf, Send } from '@/http/send';
import type { Books } from '@/features/runs/rules/historyRead';
import type { HistoryItem } from '@/features/runs/api/contract/history';
import { endpoint, type OfLoan } from '@/http/endpoint';
import { droppedFrom, unreadIn } from '@/http/contract/unread';
import { isPlausibleId } from '@/features/runs/rules/historyItem';
import { shareStructure } from '@/lib/shareStructure';

declare module '@/http/endpoint' {
  interface Api {
    history: ReturnType<typeof createHistoryApi>;
  }
}

export const createHistoryApi = (send: Send) => {
  const toItems = ({ transactionHistories: items }: AnswerOf<'historyDetails'>) =>
    items ? distinct(items) : undefined;
  return {
    /**
     * Loads the past requests of a loan, in the API's order (not sorted here). The service may answer that nothing has
     * changed.
     * @spec HIS-16, API-17
     * @shape dates are ISO 8601 as received
     * @empty [] for a loan without requests
     */
    poll: endpoint(send, 'historyDetails', toItems, (params: OfLoan) => ({ params, isConditional: true })),
    /**
     * The same for what protects orders: it counts the rows that can't be read in full, or whose id is none, and
     * doesn't rely on the service's validators.
     * @spec API-17
     * @empty undefined without a list
     */
    books: endpoint(send, 'historyDetails', (answer): Books | undefined => {
      const items = toItems(answer);
      if (items === undefined) return undefined;
      const listed = answer.transactionHistories ?? [];
      const rows = items.filter(({ requestId }) => isPlausibleId(requestId));
      const inPart = listed.filter((item) => isPlausibleId(item.requestId) && !isRequestRead(item));
      return { rows, unread: droppedFrom(listed) + items.length - rows.length + inPart.length };
    }),
    /** Loads dates and kinds of past requests, for the first route. @spec API-18 @empty [] without requests */
    entries: endpoint(send, 'historyEntries', ({ transactionHistories }) => transactionHistories ?? undefined),
  };
};

/** Without the loan as it was submitted, which says nothing of the order. */
const isRequestRead = (item: HistoryItem): boolean => unreadIn(item) === unreadIn(item.ausDataSet);

/** Drops rows that equal an earlier one, and numbers others with repeated ids, such as services without own ids. */
function distinct(items: readonly HistoryItem[]): HistoryItem[] {
  const seen = new Map<string, HistoryItem[]>();
  return items.flatMap((item) => {
    const alike = seen.get(item.key) ?? [];
    if (alike.some((other) => shareStructure(other, item) === other)) return [];
    seen.set(item.key, [...alike, item]);
    return alike.length === 0 ? item : { ...item, key: `${item.key}~${alike.length + 1}` };
  });
}
