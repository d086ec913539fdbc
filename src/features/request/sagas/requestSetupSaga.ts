import { put, type SagaGenerator, takeEvery, takeLatest } from 'typed-redux-saga';
import { isService, type ServiceOption } from '@/domain/request/ausService';
import {
  detailFailed,
  detailReceived,
  verificationClosed,
  verificationOpened,
  verificationsFailed,
  verificationsReceived,
  verificationsWanted,
} from '@/features/request/state/digitalVerificationsSlice';
import {
  type SetupPart,
  setupPartFailed,
  setupPartReceived,
  setupPartWanted,
  type SetupReads,
  tableHeadersChanged,
} from '@/features/request/state/requestSetupSlice';
import type { PartAnswer } from '@/lib/remote';
import { callApi, guarded, read } from '@/lib/saga';
import type { LoanDeps } from '@/services/sagaDeps';

/** Loads each requested part of the request setup; each part fails independently. */
export function* requestSetupSaga(deps: LoanDeps): SagaGenerator<void> {
  yield* takeEvery(setupPartWanted, guarded('requestSetup.read', readPart), deps);
}

function* readPart(deps: LoanDeps, { payload: part }: ReturnType<typeof setupPartWanted>): SagaGenerator<void> {
  yield* read<SetupReads[SetupPart] | undefined>(
    deps,
    part,
    () => (isService(part) ? loadService(part, deps) : LOADS[part](deps)),
    {
      // TypeScript can't see that the part and the type of its response belong together.
      received: (answer) => setupPartReceived({ part, answer } as PartAnswer<SetupReads>),
      failed: (failure) => setupPartFailed({ part, failure }),
    },
  );
}

const loadService = (option: ServiceOption, { api, loanId }: LoanDeps) =>
  callApi(api.requestSetup.typeData, { loanId, option });

type Load<Part extends SetupPart> = (deps: LoanDeps) => SagaGenerator<SetupReads[Part] | undefined>;

const LOADS: { [Part in Exclude<SetupPart, ServiceOption>]: Load<Part> } = {
  requestTypes: ({ api, loanId }) => callApi(api.requestSetup.types, { loanId }),
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

/** Loads the reports, and the details of the opened report. Closing the report cancels its call. */
export function* digitalVerificationsSaga(deps: LoanDeps): SagaGenerator<void> {
  yield* takeEvery(verificationsWanted, guarded('verifications.list', readVerifications), deps);
  yield* takeLatest(
    [verificationOpened, verificationClosed],
    guarded('verifications.detail', readVerificationDetail),
    deps,
  );
}

function* readVerifications(deps: LoanDeps): SagaGenerator<void> {
  const { api, loanId } = deps;
  yield* read(deps, 'verifications', () => callApi(api.verifications.list, { loanId }), {
    received: verificationsReceived,
    failed: verificationsFailed,
  });
}

function* readVerificationDetail(
  deps: LoanDeps,
  action: ReturnType<typeof verificationOpened> | ReturnType<typeof verificationClosed>,
): SagaGenerator<void> {
  if (!verificationOpened.match(action)) return;
  const { api, loanId } = deps;
  yield* read(deps, 'verificationDetail', () => callApi(api.verifications.detail, { loanId, ...action.payload }), {
    received: detailReceived,
    failed: detailFailed,
  });
}
