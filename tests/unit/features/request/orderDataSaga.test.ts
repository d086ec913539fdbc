import { runSaga, stdChannel } from 'redux-saga';
import { describe, expect, it, vi } from 'vitest';
import { parseLoanId } from '@/config/loanId';
import { SERVICE_OPTIONS, type ServiceOption, SERVICES } from '@/features/loan/rules/services';
import { FailedCall, type Failure } from '@/lib/failure';
import type { LoanDeps } from '@/sagaDeps';
import { rootReducer } from '@/app/store';
import { placeChanged } from '@/features/navigation/navigationSlice';
import { readAnswered, readAsked, readFailed, readWanted } from '@/reads/readState';
import { readsSaga } from '@/reads/readsSaga';
// Adds the slice that keeps the reads.
import '@/features/request/state/requestSetupSlice';
import { typeData } from '@tests/fixtures/order';
import { afterTest } from '@tests/support/cleanups';

const loanId = parseLoanId('7100101') ?? expect.fail('a loan id');

/** Runs the reads over a service that answers with the name of the system, and records what the saga dispatches. */
function start(load = ({ option }: { option: string }) => Promise.resolve(typeData({ identifier: option }))) {
  const typeDataCall = vi.fn(load);
  const dispatched: unknown[] = [];
  const deps = {
    api: { requestSetup: { typeData: typeDataCall } },
    loanId,
    now: () => 7,
    report: (error: unknown) => expect.fail(String(error)),
  };
  const channel = stdChannel();
  const state = rootReducer(
    undefined,
    placeChanged({ href: '/7100101/request', kind: 'guarded', loanId, area: 'request', wantsFirstRoute: false }),
  );
  const task = runSaga(
    {
      channel,
      getState: () => state,
      dispatch: (action: { type: string }) => {
        if (action.type !== readAsked.type) dispatched.push(action);
      },
    },
    readsSaga,
    deps as unknown as LoanDeps,
  );
  afterTest(() => task.cancel());
  const want = (option: ServiceOption) => channel.put(readWanted({ name: SERVICES[option].setup }));
  return { want, dispatched, asked: () => typeDataCall.mock.calls.map(([params]) => params) };
}

describe('the get-data actions of the request setup', () => {
  // @spec REQ-28
  it.each(SERVICE_OPTIONS)('load %s once for each action, and nothing else', async (option) => {
    const { want, dispatched, asked } = start();
    expect(asked()).toEqual([]);
    const answer = typeData({ identifier: option });
    const received = readAnswered({ name: SERVICES[option].setup, answer, at: 7 });
    for (const times of [1, 2]) {
      want(option);
      await vi.waitFor(() => expect(dispatched).toHaveLength(times));
      expect(asked()).toEqual(Array(times).fill({ loanId, option }));
    }
    expect(dispatched).toMatchObject([received, received]);
  });

  // @spec REQ-29
  it.each(SERVICE_OPTIONS)('pass on the failure of %s as an action, and the next one loads again', async (option) => {
    const failure: Failure = { kind: 'http', call: 'requestTypeData', status: 503 };
    const { want, dispatched, asked } = start(() => Promise.reject(new FailedCall(failure)));
    want(option);
    const failed = readFailed({ name: SERVICES[option].setup, failure });
    await vi.waitFor(() => expect(dispatched).toEqual([failed]));
    want(option);
    await vi.waitFor(() => expect(asked()).toHaveLength(2));
  });
});
