import type { Read, ReadsIn } from './read';
import type { ReadName } from './readValues';
import { requestReads } from '@/features/request/state/requestReads';
import { selectionReads } from '@/features/selection/state/selectionReads';
import type { LoanId } from '@/config/loanId';
import { arrangeMenu, MENU_GROUPS, menuLink } from '@/features/navigation/rules/menu';
import { callApi } from '@/lib/saga';
import { TAB_WORK } from '@/browser/tabWork';
import type { LoanDeps } from '@/sagaDeps';
import type { RecentRequest } from '@/features/loan/api/contract/recentRequests';
import { call } from 'typed-redux-saga';
import { FailedCall } from '@/lib/failure';
import type { WantedFindings } from '@/features/findings/api/loadFindings';

const loanReads: ReadsIn<'loan' | 'session' | 'navigation'> = {
  loanHeaderData: {
    in: 'loan',
    calls: ['loanHeader'],
    load: ({ api, loanId }) => callApi(api.loans.header, { loanId }),
    on: 'loan',
  },
  loanData: {
    in: 'loan',
    calls: ['loanData'],
    load: ({ api, loanId }) => callApi(api.loans.data, { loanId }),
    on: 'loan',
  },
  recentRequestData: {
    in: 'loan',
    calls: ['recentRequest'],
    *load({ api, loanId, memory }) {
      const recent = yield* callApi(api.loans.recentRequest, { loanId });
      if (recent !== undefined) keepSoftPullFlags(memory, loanId, recent);
      return recent;
    },
    on: ['request', 'history'],
  },
  ausAvailabilityData: {
    in: 'loan',
    calls: ['ausAvailability'],
    load: ({ api, loanId }) => callApi(api.requestSetup.availability, { loanId }),
    on: ['request'],
  },
  userPrivileges: {
    in: 'session',
    calls: ['privileges'],
    load: ({ api, loanId }) => callApi(api.access.privileges, { loanId }),
    on: 'loan',
  },
  transactionHistory: {
    in: 'navigation',
    calls: ['historyEntries'],
    load: ({ api, loanId }) => callApi(api.history.entries, { loanId }),
    on: 'loan',
    hasOwnSaga: true,
  },
  menu: {
    in: 'navigation',
    of: 'group',
    calls: ['menu1003', 'menu1008'],
    keys: MENU_GROUPS,
    *load({ api, config, loanId, telemetry }, group) {
      const items = yield* callApi(api.access.menu, { loanId, group });
      const { SECTION_URL_TEMPLATE: sectionUrlTemplate } = config.LOS_CONFIG;
      const menu = items && arrangeMenu(items);
      // The menu leaves out a section without a link. Monitoring doesn't get its name.
      for (const item of menu ?? [])
        if (menuLink(item, sectionUrlTemplate, loanId) === undefined)
          telemetry.event('address-refused', { what: 'menuSection' });
      return menu;
    },
    on: 'loan',
  },
};

/** The two soft-pull flags are also kept in session storage. */
function keepSoftPullFlags(memory: LoanDeps['memory'], loanId: LoanId, recent: RecentRequest): void {
  const { isSoftPullPhase2ChangesEnabled, isSoftPullPhase3ChangesEnabled } = recent;
  const flags = { loanId, isSoftPullPhase2ChangesEnabled, isSoftPullPhase3ChangesEnabled };
  memory.write(TAB_WORK.softPullFlags, JSON.stringify(flags));
}

const historyReads: ReadsIn<'history'> = {
  historySection: {
    in: 'history',
    calls: ['historyDetails'],
    load: ({ api, loanId }) => callApi(api.history.poll, { loanId }),
    on: 'loan',
    isTakenBySlice: true,
    hasOwnSaga: true,
    isShownWhenSlow: true,
  },
  pastOrders: {
    in: 'history',
    of: 'request',
    calls: ['requestDetail'],
    load: ({ api, loanId }, requestId) => callApi(api.orders.detail, { loanId, requestId }),
    on: [],
    isWantedByView: true,
    isOnce: true,
    isQueued: true,
  },
  findings: {
    in: 'history',
    of: 'run',
    calls: ['underwritingDownload'],
    *load({ api, loanId }, _run, given) {
      const { loadFindings } = yield* call(importReader);
      return yield* callApi(loadFindings(api.documents), { loanId, ...(given as WantedFindings) });
    },
    on: [],
    isWantedByView: true,
    isOnce: true,
  },
};

/** The reader of files loads when the user first opens findings. */
const importReader = () =>
  import('@/features/findings/api/loadFindings').catch(() => {
    throw new FailedCall({ kind: 'network', call: 'underwritingDownload' });
  });

/** Everything that the app reads of a loan. The type check asks each read the questions of `Read`. */
export const READS: { readonly [Name in ReadName]: Read<Name> } = {
  ...loanReads,
  ...historyReads,
  ...requestReads,
  ...selectionReads,
};

export const READ_NAMES = Object.keys(READS) as ReadName[];
