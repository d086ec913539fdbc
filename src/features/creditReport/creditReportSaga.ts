import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, takeEvery } from 'typed-redux-saga';
import type { LoanId } from '@/domain/loan/loan';
import { failureOf } from '@/lib/failure';
import type { PartAnswer } from '@/lib/remoteParts';
import { callApi } from '@/lib/saga/callApi';
import { guarded } from '@/lib/saga/guarded';
import type { SagaDeps } from '@/services/sagaDeps';
import {
  creditPartFailed,
  creditPartReceived,
  creditPartWanted,
  type CreditPart,
  type CreditReads,
} from './creditReportSlice';

/** The channel in which agencies are asked for. */
export interface CreditContext {
  loanId: LoanId;
  channelId: () => SagaGenerator<number>;
}

/** Reads each wanted part of the credit data; a part that fails leaves the others alone. */
export function* creditReportSaga(deps: SagaDeps, context: CreditContext): SagaGenerator<void> {
  yield* takeEvery(creditPartWanted, guarded('creditReport.read', readWanted), deps, context);
}

/** Reads the latest request alone, for a screen that orders nothing: it has no business with agencies and their passphrases. */
export function* recentRequestSaga(deps: SagaDeps, loanId: LoanId): SagaGenerator<void> {
  yield* takeEvery(isRecentRequestWanted, guarded('creditReport.recentRequest', readRecentAlone), deps, loanId);
}

const isRecentRequestWanted = (action: Action): boolean =>
  creditPartWanted.match(action) && action.payload === 'recentRequest';

const readRecentAlone = (deps: SagaDeps, loanId: LoanId): SagaGenerator<void> =>
  readPart('recentRequest', () => readRecentRequest(deps, { loanId }));

const readWanted = (
  deps: SagaDeps,
  context: CreditContext,
  { payload: part }: ReturnType<typeof creditPartWanted>,
): SagaGenerator<void> => readPart(part, () => READS[part](deps, context));

function* readPart<Part extends CreditPart>(
  part: Part,
  read: () => SagaGenerator<CreditReads[Part] | undefined>,
): SagaGenerator<void> {
  try {
    const answer = yield* call(read);
    // A part comes with the read of its own kind of answer.
    yield* put(creditPartReceived({ part, answer } as PartAnswer<CreditReads>));
  } catch (caught) {
    yield* put(creditPartFailed({ part, failure: failureOf(caught) }));
  }
}

type Read<Part extends CreditPart> = (
  deps: SagaDeps,
  context: CreditContext,
) => SagaGenerator<CreditReads[Part] | undefined>;

const READS: { [Part in CreditPart]: Read<Part> } = {
  duAgencies: (deps, context) => readAgencies(deps, context, 2),
  lpAgencies: (deps, context) => readAgencies(deps, context, 3),
  *userAgencies({ api }, { loanId }) {
    return yield* callApi(api.creditAgencies.ofUser, { loanId });
  },
  *ausBorrowers({ api }, { loanId }) {
    return yield* callApi(api.requestSetup.borrowers, { loanId, mode: 'aus' });
  },
  *creditBorrowers({ api }, { loanId }) {
    return yield* callApi(api.requestSetup.borrowers, { loanId, mode: 'credit' });
  },
  recentRequest: readRecentRequest,
  *recentCredit({ api }, { loanId }) {
    return yield* callApi(api.requestSetup.recentCredit, { loanId });
  },
};

/** Passphrases go into the vault before the agencies go into the store. */
function* readAgencies({ api, vault }: SagaDeps, { loanId, channelId }: CreditContext, ausRequestTypeId: 2 | 3) {
  const channel = yield* call(channelId);
  const listed = yield* callApi(api.creditAgencies.list, { loanId, channelId: channel, ausRequestTypeId });
  for (const { agencyId, password } of listed?.passwords ?? []) vault.keep(agencyId, password);
  return listed?.agencies;
}

/** Specification §7: the two soft-pull flags are also kept in session storage. */
export const SOFT_PULL_FLAGS = 'softPullFlags';

function* readRecentRequest({ api, memory }: SagaDeps, { loanId }: Pick<CreditContext, 'loanId'>) {
  const recent = yield* callApi(api.requestSetup.recent, { loanId });
  if (recent !== undefined) {
    const { isSoftPullPhase2, isSoftPullPhase3 } = recent;
    memory.write(SOFT_PULL_FLAGS, JSON.stringify({ loanId, isSoftPullPhase2, isSoftPullPhase3 }));
  }
  return recent;
}
