import { type LoanId, loanKey } from '@/features/loan/rules/loan';
import * as v from 'valibot';
import { openChannel } from '@/browser/channel';

/** A claim to order for a loan. */
interface OrderClaim {
  /** Resolves with true once this claim holds the lock; with false when another one holds it and this one won't wait. */
  isGranted: Promise<boolean>;
  /** Releases the lock, or withdraws a claim that still waits. */
  release: () => void;
}

/** The lock of each loan, which only one window of the browser can hold. It is released when the window is gone. */
export function createOrderLock(manager = () => (navigator as Partial<Pick<Navigator, 'locks'>>).locks) {
  const own = createOwnLock();
  return {
    claim: (loanId: LoanId, how: 'now' | 'wait'): OrderClaim => {
      const name = `order:${loanKey(loanId)}`;
      const locks = manager();
      return locks === undefined ? own(name, how) : claimShared(locks, name, how, own);
    },
  };
}

export type OrderLock = ReturnType<typeof createOrderLock>;

type ClaimOwn = (name: string, how: 'now' | 'wait') => OrderClaim;

/** The browser holds the lock while the promise that the callback returns is pending. */
function claimShared(locks: LockManager, name: string, how: 'now' | 'wait', own: ClaimOwn): OrderClaim {
  let release: () => void = () => undefined;
  let isReleased = false;
  const released = new Promise<void>((resolve) => (release = resolve));
  const withdrawn = new AbortController();
  const isGranted = new Promise<boolean>((resolve) => {
    const options = how === 'now' ? { ifAvailable: true } : { signal: withdrawn.signal };
    locks
      .request(name, options, (lock) => {
        resolve(lock !== null);
        return lock === null ? undefined : released;
      })
      .catch(() => {
        if (isReleased) {
          resolve(false);
          return;
        }
        // The lock manager failed, so use the locks of this tab.
        const claim = own(name, how);
        void released.then(claim.release);
        void claim.isGranted.then(resolve);
      });
  });
  return {
    isGranted,
    release() {
      isReleased = true;
      release();
      withdrawn.abort();
    },
  };
}

/** Locks within this tab, for browsers and pages (without https) that have no lock manager. */
function createOwnLock(): ClaimOwn {
  /** The first claim of each queue holds the lock. */
  const queues = new Map<string, (() => void)[]>();
  return (name, how) => {
    const queue = queues.get(name) ?? [];
    queues.set(name, queue);
    if (queue.length > 0 && how === 'now') return { isGranted: Promise.resolve(false), release: () => undefined };
    let grant: () => void = () => undefined;
    const isGranted = new Promise<boolean>((resolve) => (grant = () => resolve(true)));
    queue.push(grant);
    if (queue.length === 1) grant();
    return {
      isGranted,
      release() {
        const place = queue.indexOf(grant);
        if (place !== -1) queue.splice(place, 1);
        if (place === 0) queue[0]?.();
      },
    };
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
    /** Calls `listener` for everything that another window does for the loan; returns a function that stops it. */
    watch: (loanId: LoanId, listener: (news: News) => void): (() => void) => {
      const onMessage = ({ data }: MessageEvent<unknown>): void => {
        const parsed = v.safeParse(newsSchema, data);
        if (parsed.success && loanKey(parsed.output.loanId) === loanKey(loanId)) listener(parsed.output);
      };
      channel?.addEventListener('message', onMessage);
      return () => channel?.removeEventListener('message', onMessage);
    },
    close: (): void => channel?.close(),
  };
}

export type OrderNews = ReturnType<typeof createOrderNews>;
