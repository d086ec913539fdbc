import { type LoanId, loanKey } from '@/config/loanId';
import * as v from 'valibot';
import { openChannel } from '@/browser/channel';

const newsSchema = v.object({
  loanId: v.string(),
  /**
   * `sent`: an order is in flight. `placed`: the lender accepted it as these requests. `settled`: the journal needs the
   * order of this key no longer. `authorized`: the borrowers' authorization may have changed.
   */
  kind: v.picklist(['sent', 'placed', 'settled', 'authorized']),
  requestIds: v.array(v.string()),
  key: v.exactOptional(v.string()),
});

export type News = Omit<v.InferOutput<typeof newsSchema>, 'loanId'>;

/**
 * Messages about orders between the windows of one browser. They contain ids only, no personal data.
 * @empty sends and receives nothing in a browser without channels
 */
export function createOrderNews() {
  const channel = openChannel('orders');
  return {
    /** False in a browser without channels: then this window can't know what the others do. */
    isOpen: channel !== undefined,
    /** Sends to the other windows, never to this one. */
    publish: (loanId: LoanId, news: News): void => channel?.postMessage({ loanId, ...news }),
    /**
     * Calls `listener` for everything that another window does for the loan, and for the orders of all loans that it
     * has settled; returns a function that stops it.
     */
    watch: (loanId: LoanId, listener: (news: News, of?: string) => void): (() => void) => {
      const onMessage = ({ data }: MessageEvent<unknown>): void => {
        const parsed = v.safeParse(newsSchema, data);
        if (!parsed.success) return;
        const { loanId: of, ...news } = parsed.output;
        if (news.kind === 'settled' || loanKey(of) === loanKey(loanId)) listener(news, of);
      };
      channel?.addEventListener('message', onMessage);
      return () => channel?.removeEventListener('message', onMessage);
    },
    close: (): void => channel?.close(),
  };
}

export type OrderNews = ReturnType<typeof createOrderNews>;

declare module '@/sagaDeps' {
  interface SagaDeps {
    orderNews: OrderNews;
  }
}
