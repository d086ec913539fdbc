import { call, put, type SagaGenerator, takeEvery } from 'typed-redux-saga';
import { isService, type ServiceOption } from '@/domain/request/ausService';
import type { OrderReads } from '@/domain/request/orderReads';
import {
  type OrderPart,
  partFailed,
  partReceived,
  partWanted,
  tableHeadersChanged,
} from '@/features/request/state/orderDataSlice';
import type { PartAnswer } from '@/lib/remote';
import { callApi, guarded, read } from '@/lib/saga';
import type { LoanDeps } from '@/services/sagaDeps';
import { knownChannel } from './businessChannel';

/** Loads each requested part of an order's data; each part fails independently. */
export function* orderDataSaga(deps: LoanDeps): SagaGenerator<void> {
  yield* takeEvery(partWanted, guarded('orderData.read', readWanted), deps);
}

const readWanted = (deps: LoanDeps, { payload }: ReturnType<typeof partWanted>) => readPart(deps, payload);

export function* readPart(deps: LoanDeps, part: OrderPart): SagaGenerator<void> {
  yield* read<() => OrderReads[OrderPart] | undefined>(deps, part, () => load(part, deps), {
    // TypeScript can't see that the part and the type of its response belong together.
    received: (take) => partReceived({ part, answer: take() } as PartAnswer<OrderReads>),
    failed: (failure) => partFailed({ part, failure }),
  });
}

/** Returns how to take the response over, if no later read supersedes it. */
function* load(part: OrderPart, deps: LoanDeps): SagaGenerator<() => OrderReads[OrderPart] | undefined> {
  if (part === 'duAgencies' || part === 'lpAgencies') return yield* call(listAgencies, deps, part);
  const { api, loanId } = deps;
  const answer = yield* isService(part)
    ? callApi(api.requestSetup.typeData, { loanId, option: part })
    : LOADS[part](deps);
  return () => answer;
}

function* listAgencies({ api, loanId, vault }: LoanDeps, part: 'duAgencies' | 'lpAgencies') {
  const channelId = yield* call(knownChannel);
  const service = part === 'duAgencies' ? 'du' : 'lp';
  const listed = yield* callApi(api.creditAgencies.list, { loanId, channelId, service });
  return () => {
    // Store the passphrases in the vault before the agencies reach the store.
    for (const { account, password } of listed?.passwords ?? []) vault.keep(account, password);
    return listed?.agencies;
  };
}

type Load<Part extends OrderPart> = (deps: LoanDeps) => SagaGenerator<OrderReads[Part] | undefined>;

const LOADS: { [Part in Exclude<OrderPart, ServiceOption | 'duAgencies' | 'lpAgencies'>]: Load<Part> } = {
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
  userAgencies: ({ api, loanId }) => callApi(api.creditAgencies.ofUser, { loanId }),
  ausBorrowers: ({ api, loanId }) => callApi(api.requestSetup.borrowers, { loanId, mode: 'aus' }),
  creditBorrowers: ({ api, loanId }) => callApi(api.requestSetup.borrowers, { loanId, mode: 'credit' }),
  recentCredit: ({ api, loanId }) => callApi(api.requestSetup.recentCredit, { loanId }),
  verifications: ({ api, loanId }) => callApi(api.verifications.list, { loanId }),
  acknowledgement: ({ api, loanId }) => callApi(api.acknowledgements.status, { loanId }),
};
