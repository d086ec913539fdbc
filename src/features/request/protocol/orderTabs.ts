import { type LoanId, loanKey } from '@/config/loanId';
import * as v from 'valibot';
import { openChannel } from '@/browser/channel';

interface OrderClaim {
  /**
   * Resolves with true once this claim holds the lock; with false when another one holds it and this one won't wait.
   */
  isGranted: Promise<boolean>;
  /** Releases the lock, or withdraws a claim that still waits. Resolves when another claim can have the lock. */
  release: () => Promise<void>;
}

/**
 * The lock of each loan, which only one window of the browser can hold. It is released when the window is gone. Without
 * a lock manager (browsers and pages without https) each claim holds it: a window does one thing at a time anyway.
 */
export function createOrderLock(manager = () => (navigator as Partial<Pick<Navigator, 'locks'>>).locks) {
  return {
    claim: (loanId: LoanId, how: 'now' | 'wait'): OrderClaim => {
      const locks = manager();
      return locks === undefined ? GRANTED : claimShared(locks, `order:${loanKey(loanId)}`, how);
    },
  };
}

const GRANTED: OrderClaim = { isGranted: Promise.resolve(true), release: () => Promise.resolve() };

/** The browser holds the lock while the promise that the callback returns is pending. */
function claimShared(locks: LockManager, name: string, how: 'now' | 'wait'): OrderClaim {
  let release: () => void = () => undefined;
  let isReleased = false;
  const released = new Promise<void>((resolve) => (release = resolve));
  const withdrawn = new AbortController();
  let ended: Promise<void> = Promise.resolve();
  const isGranted = new Promise<boolean>((resolve) => {
    const options = how === 'now' ? { ifAvailable: true } : { signal: withdrawn.signal };
    ended = locks
      .request(name, options, (lock) => {
        resolve(lock !== null);
        return lock === null ? undefined : released;
      })
      // Unless the claim was withdrawn, the lock manager failed.
      .catch(() => resolve(!isReleased));
  });
  return {
    isGranted,
    release() {
      isReleased = true;
      release();
      withdrawn.abort();
      return ended;
    },
  };
}

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
    orderLock: ReturnType<typeof createOrderLock>;
    orderNews: OrderNews;
  }
}
