import { call, type SagaGenerator, takeEvery } from 'typed-redux-saga';
import {
  creditPartFailed,
  creditPartReceived,
  creditPartWanted,
  type CreditPart,
  type CreditReads,
} from '@/features/request/state/creditReportSlice';
import type { Failure } from '@/lib/failure';
import type { PartAnswer } from '@/lib/remote';
import { callApi, guarded, read } from '@/lib/saga';
import type { LoanDeps } from '@/services/sagaDeps';
import { knownChannel } from './businessChannel';

/** Loads each requested part of the credit data; each part fails independently. */
export function* creditReportSaga(deps: LoanDeps): SagaGenerator<void> {
  yield* takeEvery(creditPartWanted, guarded('creditReport.read', readWanted), deps);
}

function* readWanted(deps: LoanDeps, { payload: part }: ReturnType<typeof creditPartWanted>): SagaGenerator<void> {
  const failed = (failure: Failure) => creditPartFailed({ part, failure });
  if (part === 'duAgencies' || part === 'lpAgencies') {
    yield* read(deps, part, () => listAgencies(deps, part), {
      received(listed) {
        // Store the passphrases in the vault before the agencies reach the store.
        for (const { account, password } of listed?.passwords ?? []) deps.vault.keep(account, password);
        return creditPartReceived({ part, answer: listed?.agencies });
      },
      failed,
    });
  } else {
    yield* read<CreditReads[SimplePart] | undefined>(deps, part, () => LOADS[part](deps), {
      // TypeScript can't see that the part and the type of its response belong together.
      received: (answer) => creditPartReceived({ part, answer } as PartAnswer<CreditReads>),
      failed,
    });
  }
}

function* listAgencies({ api, loanId }: LoanDeps, part: 'duAgencies' | 'lpAgencies') {
  const channelId = yield* call(knownChannel);
  return yield* callApi(api.creditAgencies.list, {
    loanId,
    channelId,
    service: part === 'duAgencies' ? 'du' : 'lp',
  });
}

type SimplePart = Exclude<CreditPart, 'duAgencies' | 'lpAgencies'>;

const LOADS: { [Part in SimplePart]: (deps: LoanDeps) => SagaGenerator<CreditReads[Part] | undefined> } = {
  userAgencies: ({ api, loanId }) => callApi(api.creditAgencies.ofUser, { loanId }),
  ausBorrowers: ({ api, loanId }) => callApi(api.requestSetup.borrowers, { loanId, mode: 'aus' }),
  creditBorrowers: ({ api, loanId }) => callApi(api.requestSetup.borrowers, { loanId, mode: 'credit' }),
  recentCredit: ({ api, loanId }) => callApi(api.requestSetup.recentCredit, { loanId }),
};
