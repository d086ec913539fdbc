import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { describe, expect, it, vi } from 'vitest';
import { rootReducer } from '@/app/rootReducer';
import type { LoanData, LoanId } from '@/domain/loan/loan';
import { rereadLoanData } from '@/features/loan/loadLoan';
import { loanDataFailed, loanDataReceived, loanDataRequested, loanOpened } from '@/features/loan/loanSlice';
import { FailedCall, type Failure } from '@/lib/failure';
import type { SagaDeps } from '@/services/sagaDeps';
import { loanData } from '@tests/fixtures/order';

const LOAN_ID = '7100101' as LoanId;
const FAILURE: Failure = { kind: 'http', call: 'loanData', status: 503 };

/** A loan in hand; `reread` reads its data again to the end. */
function openLoan(read: () => Promise<LoanData | undefined>) {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas),
  });
  store.dispatch(loanOpened(LOAN_ID));
  const data = vi.fn(read);
  const deps = { api: { loans: { data } } } as unknown as SagaDeps;
  return { ...store, data, reread: () => sagas.run(rereadLoanData, deps, LOAN_ID).toPromise() };
}

describe("reading the loan's data again", () => {
  it('takes over what is new', async () => {
    const loan = openLoan(() => Promise.resolve(loanData({ productMoniker: 'HB30F' })));
    loan.dispatch(loanDataReceived(loanData()));
    await loan.reread();
    expect(loan.getState().loan.data).toMatchObject({ status: 'ready', value: { productMoniker: 'HB30F' } });
  });

  it.each<[what: string, read: () => Promise<LoanData | undefined>]>([
    ['cannot be done', () => Promise.reject(new FailedCall(FAILURE))],
    ['brings an empty answer', () => Promise.resolve(undefined)],
    ['brings nothing new', () => Promise.resolve({ ...loanData() })],
  ])('leaves what is known the very same when it %s', async (_, read) => {
    const loan = openLoan(read);
    loan.dispatch(loanDataReceived(loanData()));
    const known = loan.getState().loan.data.value;
    const told = vi.fn<(status: string) => void>();
    loan.subscribe(() => told(loan.getState().loan.data.status));
    await loan.reread();
    expect(loan.data).toHaveBeenCalledOnce();
    expect(loan.getState().loan.data).toEqual({ status: 'ready', value: known, failure: undefined });
    expect(loan.getState().loan.data.value).toBe(known);
    expect(told).not.toHaveBeenCalledWith('loading');
  });

  it.each([
    ['is under way', loanDataRequested()],
    ['failed, which is said and offered again', loanDataFailed(FAILURE)],
  ])('is left to the read that %s', async (_, action) => {
    const loan = openLoan(() => Promise.resolve(loanData()));
    loan.dispatch(action);
    await loan.reread();
    expect(loan.data).not.toHaveBeenCalled();
  });
});
