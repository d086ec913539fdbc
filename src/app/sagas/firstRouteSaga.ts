import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, race, select } from 'typed-redux-saga';
import { paths } from '@/config/paths';
import * as appTexts from '@/config/texts/appTexts';
import { chooseFirstRoute, dependsOnStage } from '@/domain/shell/firstRoute';
import { selectIsLoanHeaderSettled, selectLoanHeader } from '@/features/loan/loanSlice';
import { firstRouteUnknown, selectIsChoosingFirstRoute } from '@/features/navigation/navigationSlice';
import type { RootState } from '@/lib/rootState';
import { callApi } from '@/lib/saga/callApi';
import { failureOf } from '@/lib/saga/failureOf';
import { waitFor } from '@/lib/saga/waitFor';
import type { LoanDeps } from '@/services/sagaDeps';

/**
 * Chooses the first screen of a link with navigate=true, from the light history call and the loan header, which loads
 * at the same time. Replaces the address, so that Back leaves the app instead of choosing again.
 *
 * @source Specification §2: "'true': load the transaction history"
 * @source Specification §7: "GET /aus/history/v1/loans/{id}/transaction-history: returns transactionHistories"
 */
export function* firstRouteSaga(deps: LoanDeps): SagaGenerator<void> {
  for (;;) {
    yield* waitFor(selectIsChoosingFirstRoute);
    // A user who opens a screen meanwhile has chosen.
    const { area } = yield* race({ area: call(choose, deps), left: waitFor(isChosen) });
    if (area !== undefined) deps.navigator.go(paths[area].href(deps.loanId), { replace: true });
    yield* waitFor(isChosen);
  }
}

function* choose(deps: LoanDeps) {
  const { api, loanId } = deps;
  try {
    const entries = (yield* callApi(api.history.entries, { loanId })) ?? [];
    if (dependsOnStage(entries)) yield* waitFor(selectIsLoanHeaderSettled);
    const header = yield* select(selectLoanHeader);
    return chooseFirstRoute(entries, header?.loanStageSequence ?? null);
  } catch (caught) {
    // Only reports a bug: the user gets the same screen whatever the failure is.
    failureOf(caught, deps, 'navigation.firstRoute');
    yield* put(firstRouteUnknown(appTexts.firstRouteUnknown));
    return 'request';
  }
}

const isChosen = (state: RootState): boolean => !selectIsChoosingFirstRoute(state);
