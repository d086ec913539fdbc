import type { LoanId } from '@/domain/loan/loan';

/** Locks of this tab, for browsers and pages (without https) that have no lock manager. */
const own = new Set<string>();

/**
 * Takes the right to order for a loan, which only one window of the browser has at a time; the result gives it back.
 *
 * @empty another window has it
 */
export function acquireOrderLock(loanId: LoanId): Promise<(() => void) | undefined> {
  const name = `order:${loanId}`;
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  return locks === undefined ? Promise.resolve(acquireOwn(name)) : acquireShared(locks, name);
}

/** The lock is held for as long as the callback's promise is pending. */
const acquireShared = (locks: LockManager, name: string): Promise<(() => void) | undefined> =>
  new Promise((resolve) => {
    locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (lock === null) {
          resolve(undefined);
          return undefined;
        }
        return new Promise<void>((release) => resolve(release));
      })
      // A lock manager that refuses to work leaves the locks of this tab.
      .catch(() => resolve(acquireOwn(name)));
  });

function acquireOwn(name: string): (() => void) | undefined {
  if (own.has(name)) return undefined;
  own.add(name);
  return () => void own.delete(name);
}
