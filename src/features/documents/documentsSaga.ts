import { call, put, type SagaGenerator, takeEvery } from 'typed-redux-saga';
import { describeFailure } from '@/config/describeFailure';
import { guarded } from '@/lib/saga';
import type { LoanDeps } from '@/sagaDeps';
import { documentNoticed, documentWanted } from './documentsSlice';

const importCode = () => import('./deliverDocument').catch(() => undefined);

/** Opens documents and saves XML files of one loan. The code for it loads after the first screen, or with a press. */
export function* documentsSaga(deps: LoanDeps): SagaGenerator<void> {
  yield* takeEvery(documentWanted, guarded('documents', deliver), deps);
  yield* call(() => deps.firstScreen);
  yield* call(importCode);
}

function* deliver(deps: LoanDeps, { payload: wanted }: ReturnType<typeof documentWanted>): SagaGenerator<void> {
  const code = yield* call(importCode);
  if (code !== undefined) yield* call(code.deliverDocument, deps, wanted);
  else {
    const text = describeFailure({ kind: 'network', call: 'document' }, wanted.title);
    yield* put(documentNoticed({ tone: 'error', text, wanted }));
  }
}
