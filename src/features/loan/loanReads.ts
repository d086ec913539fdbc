import { TAB_WORK } from '@/browser/tabWork';
import type { LoanId } from '@/config/loanId';
import * as laterTexts from '@/config/texts/laterTexts';
import type { LoanData, LoanHeader } from '@/features/loan/api/contract/loan';
import type { RecentRequest } from '@/features/loan/api/contract/recentRequests';
import type { AnswerOf } from '@/http/send';
import { callApi } from '@/lib/saga';
import type { ReadsIn } from '@/reads/read';
import type { LoanDeps } from '@/sagaDeps';

declare module '@/reads/readValues' {
  interface ReadValues {
    loan: {
      loanHeaderData: LoanHeader;
      loanData: LoanData;
      /** The latest request: Request orders by it, History shows its soft-pull phases. */
      recentRequestData: RecentRequest;
      ausAvailabilityData: AnswerOf<'ausAvailability'>;
    };
  }
}

export const loanReads: ReadsIn<'loan'> = {
  loanHeaderData: {
    calls: ['loanHeader'],
    load: ({ api, loanId }) => callApi(api.loans.header, { loanId }),
    on: 'loan',
    missing: { what: laterTexts.theLoan },
  },
  loanData: {
    calls: ['loanData'],
    load: ({ api, loanId }) => callApi(api.loans.data, { loanId }),
    on: 'loan',
    missing: { what: laterTexts.theLoan },
  },
  recentRequestData: {
    calls: ['recentRequest'],
    *load({ api, loanId, memory }) {
      const recent = yield* callApi(api.read('recentRequest'), { loanId });
      if (recent !== undefined) keepSoftPullFlags(memory, loanId, recent);
      return recent;
    },
    on: ['request', 'history'],
    missing: { what: laterTexts.pastRequests, on: ['request', 'history'] },
  },
  ausAvailabilityData: {
    calls: ['ausAvailability'],
    load: ({ api, loanId }) => callApi(api.read('ausAvailability'), { loanId }),
    on: ['request'],
    missing: { what: laterTexts.availability, on: ['request', 'selection'] },
  },
};

/** In session storage, for the specification alone: the app itself has them in its state. @spec API-27 */
function keepSoftPullFlags(memory: LoanDeps['memory'], loanId: LoanId, recent: RecentRequest): void {
  const { isSoftPullPhase2ChangesEnabled, isSoftPullPhase3ChangesEnabled } = recent;
  const flags = { loanId, isSoftPullPhase2ChangesEnabled, isSoftPullPhase3ChangesEnabled };
  memory.write(TAB_WORK.softPullFlags, JSON.stringify(flags));
}
