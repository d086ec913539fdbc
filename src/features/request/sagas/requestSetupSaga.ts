import type { SagaGenerator } from 'typed-redux-saga';
import { put, takeEvery } from 'typed-redux-saga';
import {
  setupPartFailed,
  setupPartReceived,
  setupPartWanted,
  tableHeadersChanged,
  type SetupPart,
  type SetupReads,
} from '@/features/request/state/requestSetupSlice';
import type { PartAnswer } from '@/lib/remote';
import { callApi } from '@/lib/saga/callApi';
import { guarded } from '@/lib/saga/guarded';
import { read } from '@/lib/saga/read';
import type { LoanDeps } from '@/services/sagaDeps';

/**
 * Loads each requested part of the request setup; each part fails independently.
 *
 * @source Specification §4: "Get-data actions trigger loading of DU and LP request data"
 * @source Specification §4: "loading failures are passed on as actions"
 * @source Specification §7: "GET /aus/multi-aus/v1/loan/{id}/aus-request-types"
 * @source Specification §7: "GET /aus/multi-aus/v1/loan/{id}/request-type/{type}"
 * @source Specification §7: "GET /aus/multi-aus/v1/loan/{id}/aus-availability-details"
 */
export function* requestSetupSaga(deps: LoanDeps): SagaGenerator<void> {
  yield* takeEvery(setupPartWanted, guarded('requestSetup.read', readPart), deps);
}

function* readPart(deps: LoanDeps, { payload: part }: ReturnType<typeof setupPartWanted>): SagaGenerator<void> {
  yield* read<SetupReads[SetupPart] | undefined>(deps, part, () => LOADS[part](deps), {
    // TypeScript can't see that LOADS pairs each part with the type of its answer.
    received: (answer) => setupPartReceived({ part, answer } as PartAnswer<SetupReads>),
    failed: (failure) => setupPartFailed({ part, failure }),
  });
}

type Load<Part extends SetupPart> = (deps: LoanDeps) => SagaGenerator<SetupReads[Part] | undefined>;

const LOADS: { [Part in SetupPart]: Load<Part> } = {
  requestTypes: ({ api, loanId }) => callApi(api.requestSetup.types, { loanId }),
  duRequest: ({ api, loanId }) => callApi(api.requestSetup.typeData, { loanId, option: 'du' }),
  lpRequest: ({ api, loanId }) => callApi(api.requestSetup.typeData, { loanId, option: 'lp' }),
  lpThruCalRequest: ({ api, loanId }) => callApi(api.requestSetup.typeData, { loanId, option: 'lp_thru_cal' }),
  *availability({ api, loanId }) {
    const availability = yield* callApi(api.requestSetup.availability, { loanId });
    if (availability !== undefined) {
      yield* put(tableHeadersChanged(['aus', 'transaction_type', 'identifier', 'availability']));
    }
    return availability;
  },
  *overrideReasons({ api, loanId }) {
    return (yield* callApi(api.selections.recommendations, { loanId }))?.reasons;
  },
};
