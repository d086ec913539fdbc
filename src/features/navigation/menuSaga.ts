import type { SagaGenerator } from 'typed-redux-saga';
import { all, call, put, takeEvery } from 'typed-redux-saga';
import type { LoanId } from '@/domain/loan/loan';
import type { Privileges } from '@/domain/loan/privileges';
import { arrangeMenu } from '@/domain/shell/menu';
import { failureOf } from '@/lib/failure';
import { callApi } from '@/lib/saga/callApi';
import { guarded } from '@/lib/saga/guarded';
import type { SagaDeps } from '@/services/sagaDeps';
import { menuFailed, menuReceived, menuRequested, menuRetried, type MenuGroup } from './navigationSlice';

/** Reads the menu groups the user may see. It needs the loan id and the privileges, both (specification §2). */
export function* menuSaga(deps: SagaDeps, loanId: LoanId, privileges: Privileges): SagaGenerator<void> {
  yield* takeEvery(menuRetried, guarded('menu.retry', retryGroup), deps, loanId);
  yield* all(groupsFor(privileges).map((group) => call(loadGroup, deps, loanId, group)));
}

/** Each group is shown only with its privilege (specification §6). */
export const groupsFor = (privileges: Privileges): MenuGroup[] => [
  ...(privileges.canViewMenu1003 ? (['1003'] as const) : []),
  ...(privileges.canViewMenu1008 ? (['1008'] as const) : []),
];

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
