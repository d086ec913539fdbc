import { describe, expect, it, vi } from 'vitest';
import type { LoanId } from '@/config/loanId';
import '@/features/runs/historySlice';
import { FailedCall } from '@/lib/failure';
import { readWanted, selectRead } from '@/reads/readState';
import { readsSaga } from '@/reads/readsSaga';
import type { LoanDeps } from '@/sagaDeps';
import { sagaStore } from '@tests/support/sagaStore';

const LOAN_ID = '7100101' as LoanId;
const order = (note: string) => ({
  mode: 'aus',
  creditAgencyId: null,
  isGseSoftCreditPull: false,
  ausRequests: [],
  requestBorrowers: [],
  note,
});

/** The reads stay in flight until the test answers them. */
function watching() {
  const asked: { requestId: string; answer: (value: unknown) => void; fail: () => void }[] = [];
  const detail = vi.fn(
    ({ requestId }: { requestId: string }) =>
      new Promise((answer, reject) => {
        const failure = { kind: 'http', call: 'requestDetail', status: 503 } as const;
        asked.push({ requestId, answer, fail: () => reject(new FailedCall(failure)) });
      }),
  );
  const actions: string[] = [];
  const store = sagaStore({ onAction: (type) => actions.push(type) });
  const deps = {
    loanId: LOAN_ID,
    now: Date.now,
    api: { read: () => detail },
    report: (error: unknown) => {
      throw error;
    },
  } as unknown as LoanDeps;
  store.run(readsSaga, deps);
  return {
    want: (...ids: string[]) => store.dispatch(readWanted(...ids.map((key) => ({ name: 'pastOrders' as const, key })))),
    actions,
    asked: () => asked.map(({ requestId }) => requestId),
    answer: (place: number, value: unknown) => asked[place]?.answer(value),
    fail: (place: number) => asked[place]?.fail(),
    of: (requestId: string) => selectRead(store.getState(), 'pastOrders', requestId),
  };
}

describe('what past requests ordered', () => {
  it('is loaded again after an empty answer, when the user tries again', async () => {
    const { want, asked, answer, of } = watching();
    want('1');
    answer(0, undefined);
    await vi.waitFor(() => expect(of('1').status).toBe('ready'));
    want('1');
    expect(asked()).toEqual(['1', '1']);
  });

  it('is loaded three at a time, in the order in which it is wanted', async () => {
    const { want, asked, answer } = watching();
    want('1', '2', '3', '4', '5');
    expect(asked()).toEqual(['1', '2', '3']);
    answer(1, order('two'));
    await vi.waitFor(() => expect(asked()).toEqual(['1', '2', '3', '4']));
  });

  it('is marked as wanted in one action, however many there are', () => {
    const { want, actions, of } = watching();
    want('1', '2', '3', '4', '2');
    expect(actions).toEqual(['read/wanted', 'read/asked']);
    expect(['1', '2', '3', '4'].map((id) => of(id).status)).toEqual(['loading', 'loading', 'loading', 'loading']);
  });

  it('is loaded once, whichever screens want it', async () => {
    const { want, asked, answer, of } = watching();
    want('1');
    want('1', '2');
    answer(0, order('one'));
    await vi.waitFor(() => expect(of('1').value?.note).toBe('one'));
    want('1', '2');
    expect(asked()).toEqual(['1', '2']);
  });

  it('fails one by one, and is loaded again when it is wanted again', async () => {
    const { want, asked, answer, fail, of } = watching();
    want('1', '2', '3', '4');
    fail(0);
    await vi.waitFor(() => expect(of('1')).toMatchObject({ status: 'failed', failure: { status: 503 } }));
    expect(asked()).toEqual(['1', '2', '3', '4']);
    answer(1, order('two'));
    await vi.waitFor(() => expect(of('2').status).toBe('ready'));
    want('1');
    expect(of('1').status).toBe('loading');
    expect(asked().at(-1)).toBe('1');
  });
});
