import { call, put, type SagaGenerator, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { AGENCIES, AGENCY_PARTS, type AgencyPart } from '@/features/request/rules/creditAgency';
import { isService, type ServiceOption } from '@/features/request/rules/services';
import type { OrderPart, OrderReads } from '@/features/request/rules/orderReads';
import { selectIsLoanDataReady, selectLoanData, selectRecentRequest } from '@/features/loan/loanSlice';
import {
  agenciesForgotten,
  businessChannelChanged,
  partFailed,
  partReceived,
  partWanted,
  selectBusinessChannel,
  selectOpenedVerification,
  tableHeadersChanged,
  verificationClosed,
  verificationOpened,
} from '@/features/request/state/orderDataSlice';
import { FailedCall } from '@/lib/failure';
import { isPending, type PartAnswer } from '@/lib/remote';
import type { RootState } from '@/lib/rootState';
import { callApi, guarded, read, waitFor } from '@/lib/saga';
import { selectRead } from '@/reads/readState';
import type { LoanDeps } from '@/sagaDeps';

/** Loads each requested part of an order's data; each part fails independently. */
export function* orderDataSaga(deps: LoanDeps): SagaGenerator<void> {
  yield* takeEvery(partWanted, guarded('orderData.read', readWanted), deps);
  // Closing the details cancels the call.
  yield* takeLatest([verificationOpened, verificationClosed], guarded('orderData.detail', readDetail), deps);
}

const readWanted = (deps: LoanDeps, { payload }: ReturnType<typeof partWanted>) => readPart(deps, payload);

function* readDetail(deps: LoanDeps): SagaGenerator<void> {
  if ((yield* select(selectOpenedVerification)) !== null) yield* call(readPart, deps, 'verificationDetail' as const);
}

export function* readPart(deps: LoanDeps, part: OrderPart): SagaGenerator<void> {
  yield* read(deps, part, (): SagaGenerator<() => OrderReads[OrderPart] | undefined> => load(part, deps), {
    // TypeScript can't see that the part and the type of its response belong together.
    received: (take) => partReceived({ part, answer: take() } as PartAnswer<OrderReads>),
    failed: (failure) => partFailed({ part, failure }),
  });
}

/** Returns how to take the response over, if no later read supersedes it. */
function* load(part: OrderPart, deps: LoanDeps): SagaGenerator<() => OrderReads[OrderPart] | undefined> {
  if (isAgencyPart(part)) return yield* call(listAgencies, deps, part);
  const { api, loanId } = deps;
  const answer = yield* isService(part)
    ? callApi(api.requestSetup.typeData, { loanId, option: part })
    : LOADS[part](deps);
  return () => answer;
}

const isAgencyPart = (part: OrderPart): part is AgencyPart => Object.hasOwn(AGENCIES, part);

function* listAgencies({ api, loanId, vault }: LoanDeps, part: AgencyPart) {
  const channelId = yield* call(knownChannel);
  const listed = yield* callApi(api.creditAgencies.list, { loanId, channelId, service: AGENCIES[part] });
  return () => {
    // Store the passphrases in the vault before the agencies reach the store.
    for (const { account, password } of listed?.passwords ?? []) vault.keep(account, password);
    return listed?.agencies;
  };
}

type Load<Part extends OrderPart> = (deps: LoanDeps) => SagaGenerator<OrderReads[Part] | undefined>;

const LOADS: { [Part in Exclude<OrderPart, ServiceOption | AgencyPart>]: Load<Part> } = {
  requestTypes: ({ api, loanId }) => callApi(api.requestSetup.types, { loanId }),
  *availability({ api, loanId }) {
    const availability = yield* callApi(api.requestSetup.availability, { loanId });
    if (availability !== undefined) {
      yield* put(tableHeadersChanged(['aus', 'transaction_type', 'identifier', 'availability']));
    }
    return availability;
  },
  userAgencies: ({ api, loanId }) => callApi(api.creditAgencies.ofUser, { loanId }),
  ausBorrowers: ({ api, loanId }) => callApi(api.requestSetup.borrowers, { loanId, mode: 'aus' }),
  creditBorrowers: ({ api, loanId }) => callApi(api.requestSetup.borrowers, { loanId, mode: 'credit' }),
  recentCredit: ({ api, loanId }) => callApi(api.requestSetup.recentCredit, { loanId }),
  verifications: ({ api, loanId }) => callApi(api.verifications.list, { loanId }),
  *verificationDetail({ api, loanId }) {
    const opened = yield* select(selectOpenedVerification);
    return opened === null ? undefined : yield* callApi(api.verifications.detail, { loanId, ...opened });
  },
  acknowledgement: ({ api, loanId }) => callApi(api.acknowledgements.status, { loanId }),
};

/** The loan's channel, or the latest request's if the loan data doesn't contain it. */
const selectLoanChannel = (state: RootState): number | null =>
  selectLoanData(state)?.businessChannelId ?? selectRecentRequest(state)?.businessChannelId ?? null;

/** Keeps the request setup's channel equal to the loan's. Nothing can be ordered from agencies of another channel. */
export function* followChannel(): SagaGenerator<void> {
  for (;;) {
    const before = yield* select(selectBusinessChannel);
    const channelId = yield* waitFor((state: RootState) => {
      const next = selectLoanChannel(state);
      return next === before ? null : next;
    });
    yield* put(businessChannelChanged(channelId));
    // The agencies of the first channel are already requested, and wait for it.
    if (before === null) continue;
    yield* put(agenciesForgotten());
    for (const part of AGENCY_PARTS) yield* put(partWanted(part));
  }
}

/** Waits for a channel, past failed loads. @throws FailedCall if neither the loan nor the latest request has one */
export function* knownChannel(): SagaGenerator<number> {
  const channel = yield* waitFor(selectChannelOrNone);
  if (channel === 'none') throw new FailedCall({ kind: 'unreadable', call: 'loanData' });
  return channel;
}

const selectChannelOrNone = (state: RootState): number | 'none' | null => {
  const isSettled = selectIsLoanDataReady(state) && !isPending(selectRead(state, 'recentRequestData'));
  return selectLoanChannel(state) ?? (isSettled ? 'none' : null);
};
