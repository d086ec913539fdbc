import { describe, expect, it, vi } from 'vitest';
import type { LoanId } from '@/config/loanId';
import { rereadLoanData } from '@/app/sagas/loanSaga';
import { loanOpened } from '@/features/loan/loanSlice';
import { FailedCall, type Failure } from '@/lib/failure';
import { readAnswered, readAsked, readFailed } from '@/reads/readState';
import type { LoanDeps } from '@/sagaDeps';
import { loanData } from '@tests/fixtures/order';
import { sagaStore } from '@tests/support/sagaStore';
import type { LoanData } from '@/features/loan/api/contract/loan';

const LOAN_ID = '7100101' as LoanId;
const FAILURE: Failure = { kind: 'http', call: 'loanData', status: 503 };

/** Opens a loan; `reread` reads its data again and waits for the result. */
function openLoan(read: () => Promise<LoanData | undefined>) {
  const store = sagaStore();
  store.dispatch(loanOpened(LOAN_ID));
  const data = vi.fn(read);
  const deps = { api: { loans: { data } }, loanId: LOAN_ID, now: Date.now } as unknown as LoanDeps;
  return { ...store, data, reread: () => store.run(rereadLoanData, deps).toPromise() };
}

describe("reloading the loan's data", () => {
  it('stores what is new', async () => {
    const loan = openLoan(() => Promise.resolve(loanData({ productMoniker: 'HB30F' })));
    loan.dispatch(readAnswered({ name: 'loanData', answer: loanData() }));
    await loan.reread();
    expect(loan.getState().loan.loanData).toMatchObject({ status: 'ready', value: { productMoniker: 'HB30F' } });
  });

  it.each<[what: string, read: () => Promise<LoanData | undefined>]>([
    ['cannot be done', () => Promise.reject(new FailedCall(FAILURE))],
    ['brings an empty answer', () => Promise.resolve(undefined)],
    ['brings nothing new', () => Promise.resolve({ ...loanData() })],
  ])('keeps the same value when it %s', async (_, read) => {
    const loan = openLoan(read);
    loan.dispatch(readAnswered({ name: 'loanData', answer: loanData() }));
    const known = loan.getState().loan.loanData.value;
    const onStatus = vi.fn<(status: string) => void>();
    loan.subscribe(() => onStatus(loan.getState().loan.loanData.status));
    await loan.reread();
    expect(loan.data).toHaveBeenCalledOnce();
    expect(loan.getState().loan.loanData).toEqual({ status: 'ready', value: known, failure: undefined });
    expect(loan.getState().loan.loanData.value).toBe(known);
    expect(onStatus).not.toHaveBeenCalledWith('loading');
  });

  it.each([
    ['is under way', readAsked([{ name: 'loanData' }])],
    ['failed, which is said and offered again', readFailed({ name: 'loanData', failure: FAILURE })],
  ])('skips when another read %s', async (_, action) => {
    const loan = openLoan(() => Promise.resolve(loanData()));
    loan.dispatch(action);
    await loan.reread();
    expect(loan.data).not.toHaveBeenCalled();
  });
});
