import { delay, put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import type { RootState } from '@/lib/rootState';
import { guarded } from '@/lib/saga';
import type { LoanDeps } from '@/sagaDeps';
import { leftUnsettled, sessionEnded, type Unsettled } from './sessionSlice';

/** Reports at the end of the session what is not finished. Delegate to it with `yield*`. */
export function* reportUnsettled(
  deps: LoanDeps,
  kind: Unsettled,
  isUnsettled: (state: RootState, deps: LoanDeps) => boolean,
): SagaGenerator<void> {
  function* report(loan: LoanDeps, { payload }: ReturnType<typeof sessionEnded>): SagaGenerator<void> {
    if (payload.leavesAt === null) return;
    // The failure that ended the session may be the response, which its caller receives only now.
    yield* delay(0);
    if (yield* select(isUnsettled, loan)) yield* put(leftUnsettled(kind));
  }
  yield* takeEvery(sessionEnded, guarded('session.unsettled', report), deps);
}
