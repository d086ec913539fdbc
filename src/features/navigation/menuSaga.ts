import type { SagaGenerator } from 'typed-redux-saga';
import { all, call, put, takeEvery } from 'typed-redux-saga';
import type { LoanId } from '@/domain/loan/loan';
import type { Privileges } from '@/domain/loan/privileges';
import { arrangeMenu, menuGroupsFor, type MenuGroup } from '@/domain/shell/menu';
import { failureOf } from '@/lib/failure';
import { callApi } from '@/lib/saga/callApi';
import { guarded } from '@/lib/saga/guarded';
import type { SagaDeps } from '@/services/sagaDeps';
import { menuFailed, menuReceived, menuRequested, menuRetried } from './navigationSlice';

/** Reads the menu groups the user may see. It needs the loan id and the privileges, both (specification §2). */
export function* menuSaga(deps: SagaDeps, loanId: LoanId, privileges: Privileges): SagaGenerator<void> {
  yield* takeEvery(menuRetried, guarded('menu.retry', retryGroup), deps, loanId);
  yield* all(menuGroupsFor(privileges).map((group) => call(loadGroup, deps, loanId, group)));
}

const retryGroup = (deps: SagaDeps, loanId: LoanId, { payload }: ReturnType<typeof menuRetried>) =>
  loadGroup(deps, loanId, payload);

function* loadGroup({ api }: SagaDeps, loanId: LoanId, group: MenuGroup): SagaGenerator<void> {
  yield* put(menuRequested(group));
  try {
    const items = yield* callApi(api.access.menu, { loanId, group });
    yield* put(menuReceived({ group, items: items && arrangeMenu(items) }));
  } catch (caught) {
    yield* put(menuFailed({ group, failure: failureOf(caught) }));
  }
}
