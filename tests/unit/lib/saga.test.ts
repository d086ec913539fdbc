import { runSaga, stdChannel } from 'redux-saga';
import { describe, expect, it, vi } from 'vitest';
import { call, fork, type SagaGenerator } from 'typed-redux-saga';
import { FailedCall, type Failure } from '@/lib/failure';
import { referenceOf } from '@/lib/reference';
import { callOptional, callApi, failureOf, guarded, waitFor } from '@/lib/saga';

describe('callApi', () => {
  it("returns the endpoint's result", async () => {
    const task = runSaga({}, () => callApi((name: string) => Promise.resolve(`Hello ${name}`), 'Dana'));
    await expect(task.toPromise()).resolves.toBe('Hello Dana');
  });

  it('aborts the request when the saga is canceled, and runs no further', async () => {
    const seen: AbortSignal[] = [];
    const after = vi.fn();
    function* asking(): SagaGenerator<void> {
      yield* callApi((_: null, signal) => {
        seen.push(signal);
        return new Promise<void>(() => undefined);
      }, null);
      after();
    }
    const task = runSaga({}, asking);
    expect(seen[0]?.aborted).toBe(false);
    task.cancel();
    await task.toPromise().catch(() => undefined);
    expect(seen[0]?.aborted).toBe(true);
    expect(after).not.toHaveBeenCalled();
  });
});

describe('failureOf', () => {
  it('returns the failure of a failed call, and reports nothing', () => {
    const report = vi.fn();
    const failure: Failure = { kind: 'http', call: 'employee', status: 404 };
    expect(failureOf(new FailedCall(failure), { report }, 'here')).toBe(failure);
    expect(report).not.toHaveBeenCalled();
  });

  it('reports any other error: it is a bug in the app', () => {
    const report = vi.fn();
    const bug = new TypeError('x is undefined');
    const reference = referenceOf(bug);
    expect(failureOf(bug, { report }, 'here')).toEqual({ kind: 'bug', call: 'companion', reference });
    expect(report).toHaveBeenCalledExactlyOnceWith(bug, 'here', reference);
  });
});

describe('callOptional', () => {
  it('returns undefined when the call fails', async () => {
    const failing = () => Promise.reject(new FailedCall({ kind: 'network', call: 'employee' }));
    await expect(runSaga({}, () => callOptional(failing, null)).toPromise()).resolves.toBeUndefined();
  });
});

describe('guarded', () => {
  it('reports an error instead of ending its siblings', async () => {
    const report = vi.fn();
    const failing = guarded('failing', function* () {
      yield* call(() => Promise.reject(new Error('broken')));
    });
    function* parent(): SagaGenerator<string> {
      yield* fork(failing, { report });
      return yield* call(() => new Promise<string>((resolve) => setTimeout(resolve, 5, 'alive')));
    }
    await expect(runSaga({}, parent).toPromise()).resolves.toBe('alive');
    expect(report).toHaveBeenCalledWith(new Error('broken'), 'failing');
  });
});

describe('waitFor', () => {
  it('continues at once when the value exists', async () => {
    const task = runSaga({ getState: () => ({ loanId: '12' }) }, () =>
      waitFor((state: { loanId: string }) => state.loanId),
    );
    await expect(task.toPromise()).resolves.toBe('12');
  });

  it('waits for state, not for an action', async () => {
    const actions = stdChannel();
    const state: { loanId: string | null } = { loanId: null };
    const task = runSaga({ channel: actions, getState: () => state }, () =>
      waitFor((current: typeof state) => current.loanId),
    );
    actions.put({ type: 'something' });
    state.loanId = '12';
    actions.put({ type: 'something else' });
    await expect(task.toPromise()).resolves.toBe('12');
  });
});
