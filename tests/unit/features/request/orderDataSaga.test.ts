import { runSaga, stdChannel } from 'redux-saga';
import { describe, expect, it, vi } from 'vitest';
import { parseLoanId } from '@/features/loan/rules/loan';
import { SERVICE_OPTIONS } from '@/features/request/rules/services';
import { orderDataSaga } from '@/features/request/sagas/orderDataSaga';
import type { OrderPart } from '@/features/request/rules/orderReads';
import { partFailed, partReceived, partWanted } from '@/features/request/state/orderDataSlice';
import { FailedCall, type Failure } from '@/lib/failure';
import type { LoanDeps } from '@/sagaDeps';
import { typeData } from '@tests/fixtures/order';
import { afterTest } from '@tests/support/cleanups';

const loanId = parseLoanId('7100101') ?? expect.fail('a loan id');

/** Runs the saga over a service that answers with the name of the system, and records what the saga dispatches. */
function start(load = ({ option }: { option: string }) => Promise.resolve(typeData({ identifier: option }))) {
  const typeDataCall = vi.fn(load);
  const dispatched: unknown[] = [];
  const deps = {
    api: { requestSetup: { typeData: typeDataCall } },
    loanId,
    reads: new Map(),
    report: (error: unknown) => expect.fail(String(error)),
  };
  const channel = stdChannel();
  const task = runSaga(
    { channel, dispatch: (action: unknown) => dispatched.push(action) },
    orderDataSaga,
    deps as unknown as LoanDeps,
  );
  afterTest(() => task.cancel());
  const want = (part: OrderPart) => channel.put(partWanted(part));
  return { want, dispatched, asked: () => typeDataCall.mock.calls.map(([params]) => params) };
}

describe('the get-data actions of the request setup', () => {
  // @spec REQ-28
  it.each(SERVICE_OPTIONS)('load %s once for each action, and nothing else', async (option) => {
    const { want, dispatched, asked } = start();
    expect(asked()).toEqual([]);
    const received = partReceived({ part: option, answer: typeData({ identifier: option }) });
    for (const times of [1, 2]) {
      want(option);
      await vi.waitFor(() => expect(dispatched).toHaveLength(times));
      expect(asked()).toEqual(Array(times).fill({ loanId, option }));
    }
    expect(dispatched).toEqual([received, received]);
  });

  // @spec REQ-29
  it.each<OrderPart>(SERVICE_OPTIONS)(
    'pass on the failure of %s as an action, and the next one loads again',
    async (part) => {
      const failure: Failure = { kind: 'http', call: 'requestTypeData', status: 503 };
      const { want, dispatched, asked } = start(() => Promise.reject(new FailedCall(failure)));
      want(part);
      await vi.waitFor(() => expect(dispatched).toEqual([partFailed({ part, failure })]));
      want(part);
      await vi.waitFor(() => expect(asked()).toHaveLength(2));
    },
  );
});
