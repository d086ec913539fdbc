import type { LoanId } from '@/features/loan/rules/loan';
import { arrangeMenu, MENU_GROUPS, menuLink } from '@/features/navigation/rules/menu';
import { callApi } from '@/lib/saga';
import { TAB_WORK } from '@/browser/tabWork';
import type { LoanDeps } from '@/sagaDeps';
import type { RecentRequest } from '@/features/loan/api/contract/recentRequests';
import type { ReadsIn } from './read';

/** The loan, its privileges and the menu. */
export const loanReads: Omit<ReadsIn<'loan' | 'session' | 'navigation'>, 'ausAvailabilityData'> = {
  loanHeaderData: {
    in: 'loan',
    of: 'loan',
    calls: ['loanHeader'],
    load: ({ api, loanId }) => callApi(api.loans.header, { loanId }),
    on: 'loan',
  },
  loanData: {
    in: 'loan',
    of: 'loan',
    calls: ['loanData'],
    load: ({ api, loanId }) => callApi(api.loans.data, { loanId }),
    on: 'loan',
  },
  recentRequestData: {
    in: 'loan',
    of: 'loan',
    calls: ['recentRequest'],
    *load({ api, loanId, memory }) {
      const recent = yield* callApi(api.loans.recentRequest, { loanId });
      if (recent !== undefined) keepSoftPullFlags(memory, loanId, recent);
      return recent;
    },
    on: ['request', 'history'],
  },
  userPrivileges: {
    in: 'session',
    of: 'loan',
    calls: ['privileges'],
    load: ({ api, loanId }) => callApi(api.access.privileges, { loanId }),
    on: 'loan',
  },
  transactionHistory: {
    in: 'navigation',
    of: 'loan',
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
      const { sectionUrlTemplate } = config.originationSystem;
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
