import { type LoanId, loanKey } from '@/config/loanId';

interface OrderClaim {
  /**
   * Resolves with true once this claim holds the lock; with false when another one holds it and this one won't wait.
   */
  isGranted: Promise<boolean>;
  /** Releases the lock, or withdraws a claim that still waits. Resolves when another claim can have the lock. */
  release: () => Promise<void>;
}

/**
 * Claims the lock of a loan, which only one window of the browser can hold. It is released when the window is gone.
 * @empty without a lock manager (browsers and pages without https) each claim holds it: a window does one thing at a
 * time anyway
 */
export const claimOrder = (locks: LockManager | undefined, loanId: LoanId, how: 'now' | 'wait'): OrderClaim =>
  locks === undefined ? GRANTED : claimShared(locks, `order:${loanKey(loanId)}`, how);

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

declare module '@/sagaDeps' {
  interface SagaDeps {
    /** Undefined in browsers and pages without a lock manager. */
    locks: () => LockManager | undefined;
  }
}
