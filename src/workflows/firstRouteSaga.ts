import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import { paths } from '@/config/paths';
import type { LoanId } from '@/domain/loan/loan';
import { chooseFirstRoute, dependsOnStage } from '@/domain/shell/firstRoute';
import { selectIsLoanHeaderSettled, selectLoanHeader } from '@/features/loan/loanSlice';
import { firstRouteUnknown, selectIsChoosingFirstRoute } from '@/features/navigation/navigationSlice';
import { callApi } from '@/lib/saga/callApi';
import { waitFor } from '@/lib/saga/waitFor';
import type { SagaDeps } from '@/services/sagaDeps';

/**
 * Chooses the first screen of a link that says navigate=true, from the light history call and the loan header, which is being
 * read at the same time. The address is replaced, so that Back leaves the app instead of choosing again.
 *
 * @source Specification §2, "Start-up and first route choice"
 */
export function* firstRouteSaga(deps: SagaDeps, loanId: LoanId): SagaGenerator<void> {
  for (;;) {
    yield* waitFor(selectIsChoosingFirstRoute);
    const area = yield* call(choose, deps, loanId);
    deps.navigator.go(paths[area].href(loanId), { replace: true });
    yield* waitFor(isChosen);
  }
}

function* choose({ api }: SagaDeps, loanId: LoanId) {
  try {
    const entries = (yield* callApi(api.history.entries, { loanId })) ?? [];
    if (dependsOnStage(entries)) yield* waitFor(selectIsLoanHeaderSettled);
    const header = yield* select(selectLoanHeader);
    return chooseFirstRoute(entries, header?.loanStageSequence ?? null);
  } catch {
    yield* put(firstRouteUnknown("The loan's past requests could not be read, so the Request screen was opened."));
    return 'request';
  }
}

const isChosen = (state: Parameters<typeof selectIsChoosingFirstRoute>[0]): boolean =>
  !selectIsChoosingFirstRoute(state);
