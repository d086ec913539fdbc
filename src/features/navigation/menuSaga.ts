import { all, call, type SagaGenerator, takeEvery } from 'typed-redux-saga';
import type { Privileges } from '@/features/loan/rules/privileges';
import { arrangeMenu, menuGroupsFor, menuLink, type MenuGroup, type MenuItem } from '@/features/navigation/rules/menu';
import { callApi, guarded, read } from '@/lib/saga';
import type { LoanDeps } from '@/sagaDeps';
import { menuFailed, menuReceived, menuRequested, menuRetried } from './navigationSlice';

/** Loads the menu groups the user may see. It needs both the loan id and the privileges. */
export function* menuSaga(deps: LoanDeps, privileges: Privileges): SagaGenerator<void> {
  yield* takeEvery(menuRetried, guarded('menu.retry', retryGroup), deps);
  yield* all(menuGroupsFor(privileges).map((group) => call(loadGroup, deps, group)));
}

const retryGroup = (deps: LoanDeps, { payload }: ReturnType<typeof menuRetried>) => loadGroup(deps, payload);

function* loadGroup(deps: LoanDeps, group: MenuGroup): SagaGenerator<void> {
  yield* read(deps, `menu ${group}`, () => callApi(deps.api.access.menu, { loanId: deps.loanId, group }), {
    requested: () => menuRequested(group),
    received(answer) {
      const items = answer && arrangeMenu(answer);
      reportRefused(deps, items ?? []);
      return menuReceived({ part: group, answer: items });
    },
    failed: (failure) => menuFailed({ part: group, failure }),
  });
}

/** The menu leaves out a section without a link; telemetry reports it, without its name. */
function reportRefused({ config, telemetry, loanId }: LoanDeps, items: readonly MenuItem[]): void {
  const { sectionUrlTemplate } = config.originationSystem;
  for (const item of items) {
    if (menuLink(item, sectionUrlTemplate, loanId) === undefined)
      telemetry.event('address-refused', { what: 'menuSection' });
  }
}
