import { describe, expect, it, vi } from 'vitest';
import type { LoanId } from '@/config/loanId';
import { claimOrder } from '@/features/request/protocol/orderLock';
import { lockManager } from '@tests/support/lockManager';

const LOAN_ID = '7100101' as LoanId;
const OTHER = '7100102' as LoanId;
const openWindow = () => lockManager().openWindow() as unknown as LockManager;

describe('the right to order for a loan', () => {
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };

  it('is one window’s at a time, loan by loan', async () => {
    const locks = openWindow();
    const first = claimOrder(locks, LOAN_ID, 'now');
    expect(await first.isGranted).toBe(true);
    expect(await claimOrder(locks, LOAN_ID, 'now').isGranted).toBe(false);
    expect(await claimOrder(locks, `0${LOAN_ID}` as LoanId, 'now').isGranted).toBe(false);
    const elsewhere = claimOrder(locks, OTHER, 'now');
    expect(await elsewhere.isGranted).toBe(true);
    void elsewhere.release();
    void first.release();
    await settle();
    const again = claimOrder(locks, LOAN_ID, 'now');
    expect(await again.isGranted).toBe(true);
    void again.release();
  });

  it('goes to the next window that waits for it', async () => {
    const locks = openWindow();
    const first = claimOrder(locks, LOAN_ID, 'now');
    await first.isGranted;
    const [withdrawn, second] = [claimOrder(locks, LOAN_ID, 'wait'), claimOrder(locks, LOAN_ID, 'wait')];
    const granted = vi.fn();
    void second.isGranted.then(granted);
    await settle();
    void withdrawn.release();
    await settle();
    expect(granted).not.toHaveBeenCalled();
    void first.release();
    await settle();
    expect(granted).toHaveBeenCalledWith(true);
    void second.release();
  });

  it('is not left behind by loans that are opened and left while it is claimed', async () => {
    const locks = openWindow();
    for (let round = 0; round < 20; round += 1) {
      void claimOrder(locks, LOAN_ID, round % 2 === 0 ? 'now' : 'wait').release();
      void claimOrder(locks, OTHER, 'wait').release();
    }
    await settle();
    const last = claimOrder(locks, LOAN_ID, 'now');
    expect(await last.isGranted).toBe(true);
    void last.release();
  });

  it.each([
    ['without a lock manager', undefined],
    ['with one that refuses to work', { request: () => Promise.reject(new Error('insecure')) }],
  ])('is each claim’s %s', async (_, locks) => {
    const claim = claimOrder(locks as LockManager | undefined, LOAN_ID, 'wait');
    expect(await claim.isGranted).toBe(true);
    void claim.release();
  });
});
