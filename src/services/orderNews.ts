import * as v from 'valibot';
import type { LoanId } from '@/domain/loan/loan';

/** The word of orders that passes between the windows of one browser: ids, and nothing about people. */
export interface OrderNews {
  /** Tells the other windows, never this one. */
  tell: (loanId: LoanId, requestIds: string[]) => void;
  /** Hears of every order of the loan that another window has placed; the result stops listening. */
  watch: (loanId: LoanId, hear: (requestIds: string[]) => void) => () => void;
  close: () => void;
}

const message = v.object({ loanId: v.string(), requestIds: v.array(v.string()) });

/** A window that tells nobody and hears nothing. */
export const noOrderNews: OrderNews = { tell: () => undefined, watch: () => () => undefined, close: () => undefined };

/** @empty a browser without broadcast channels has no news */
export function createOrderNews(): OrderNews {
  const { BroadcastChannel: Channel } = globalThis as Partial<Pick<typeof globalThis, 'BroadcastChannel'>>;
  if (Channel === undefined) return noOrderNews;
  const channel = new Channel('orders');
  return {
    tell: (loanId, requestIds) => channel.postMessage({ loanId, requestIds }),
    watch(loanId, hear) {
      const onMessage = ({ data }: MessageEvent<unknown>): void => {
        const parsed = v.safeParse(message, data);
        if (parsed.success && parsed.output.loanId === loanId) hear(parsed.output.requestIds);
      };
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
    close: () => channel.close(),
  };
}
