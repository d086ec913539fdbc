import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, takeEvery } from 'typed-redux-saga';
import type { LoanId } from '@/domain/loan/loan';
import type { ServiceOption } from '@/domain/request/ausService';
import { failureOf } from '@/lib/failure';
import type { PartAnswer } from '@/lib/remoteParts';
import { callApi } from '@/lib/saga/callApi';
import { guarded } from '@/lib/saga/guarded';
import type { SagaDeps } from '@/services/sagaDeps';
import {
  setupPartFailed,
  setupPartReceived,
  setupPartWanted,
  tableHeadersChanged,
  type SetupPart,
  type SetupReads,
} from './requestSetupSlice';

/** Reads each wanted part of the request setup; a part that fails leaves the others alone. */
export function* requestSetupSaga(deps: SagaDeps, loanId: LoanId): SagaGenerator<void> {
  yield* takeEvery(setupPartWanted, guarded('requestSetup.read', readPart), deps, loanId);
}

function* readPart(
  deps: SagaDeps,
  loanId: LoanId,
  { payload: part }: ReturnType<typeof setupPartWanted>,
): SagaGenerator<void> {
  try {
    const answer = yield* call(READS[part], deps, loanId);
    // The table below pairs each part with its own kind of answer.
    yield* put(setupPartReceived({ part, answer } as PartAnswer<SetupReads>));
  } catch (caught) {
    yield* put(setupPartFailed({ part, failure: failureOf(caught) }));
  }
}

type Read<Part extends SetupPart> = (deps: SagaDeps, loanId: LoanId) => SagaGenerator<SetupReads[Part] | undefined>;

const READS: { [Part in SetupPart]: Read<Part> } = {
  *requestTypes({ api }, loanId) {
    return yield* callApi(api.requestSetup.types, { loanId });
  },
  duRequest: (deps, loanId) => readType(deps, loanId, 'du'),
  lpRequest: (deps, loanId) => readType(deps, loanId, 'lp'),
  lpThruCalRequest: (deps, loanId) => readType(deps, loanId, 'lp_thru_cal'),
  *availability({ api }, loanId) {
    const availability = yield* callApi(api.requestSetup.availability, { loanId });
    if (availability !== undefined) {
      yield* put(tableHeadersChanged(['aus', 'transaction_type', 'identifier', 'availability']));
    }
    return availability;
  },
  *overrideReasons({ api }, loanId) {
    const answer = yield* callApi(api.selections.recommendations, { loanId });
    return answer?.reasons;
  },
};

function* readType({ api }: SagaDeps, loanId: LoanId, option: ServiceOption) {
  return yield* callApi(api.requestSetup.typeData, { loanId, option });
}
