import { call, type SagaGenerator } from 'typed-redux-saga';
import type { Area } from '@/config/paths';
import type { LoanId } from '@/features/loan/rules/loan';
import { arrangeMenu, menuLink } from '@/features/navigation/rules/menu';
import { reliefAt } from '@/features/selection/rules/reliefKey';
import { FailedCall } from '@/lib/failure';
import { callApi } from '@/lib/saga';
import { TAB_WORK } from '@/browser/tabWork';
import type { LoanDeps } from '@/sagaDeps';
import type { RecentRequest } from '@/api/contract/recentRequests';
import type { WantedFindings } from './loadFindings';
import type { KeyOf, ReadName, SliceOf, ValueOf } from './readValues';

/** All that the app knows about a read. */
export interface Read<Name extends ReadName = ReadName> {
  /** The slice that keeps the value. */
  in: SliceOf<Name>;
  /** There is one value for the loan, or one for each key: what the key names. */
  of: KeyOf<Name> extends undefined ? 'loan' : 'request' | 'run' | 'service' | 'group' | 'response';
  load: (deps: LoanDeps, key: KeyOf<Name>, given?: object) => SagaGenerator<ValueOf<Name> | undefined>;
  /**
   * Where the specification makes this call: on these screens, or whenever a loan is open. There, its 500 covers the app
   * (elsewhere it is an addition), leaving the screen cancels it, and it is repeated after a lost connection.
   */
  on: readonly Area[] | 'loan';
  /** The slice's own reducers take the response over. */
  isTakenBySlice?: true;
  /** A part of a screen that shows it wants it. */
  isWantedByView?: true;
  /** It never changes, so it is loaded once. */
  isOnce?: true;
  /** Only a few of its calls are in flight at a time. */
  isQueued?: true;
}

/** Everything that the app reads of a loan. The type check asks each read these questions. */
export const READS: { readonly [Name in ReadName]: Read<Name> } = {
  loanHeaderData: {
    in: 'loan',
    of: 'loan',
    load: ({ api, loanId }) => callApi(api.loans.header, { loanId }),
    on: 'loan',
  },
  loanData: {
    in: 'loan',
    of: 'loan',
    load: ({ api, loanId }) => callApi(api.loans.data, { loanId }),
    on: 'loan',
  },
  recentRequestData: {
    in: 'loan',
    of: 'loan',
    *load({ api, loanId, memory }) {
      const recent = yield* callApi(api.loans.recentRequest, { loanId });
      if (recent !== undefined) keepSoftPullFlags(memory, loanId, recent);
      return recent;
    },
    on: ['request', 'history'],
  },
  ausAvailabilityData: {
    in: 'loan',
    of: 'loan',
    load: ({ api, loanId }) => callApi(api.requestSetup.availability, { loanId }),
    on: ['request'],
  },
  userPrivileges: {
    in: 'session',
    of: 'loan',
    load: ({ api, loanId }) => callApi(api.access.privileges, { loanId }),
    on: 'loan',
  },
  menu: {
    in: 'navigation',
    of: 'group',
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
  pastOrders: {
    in: 'history',
    of: 'request',
    load: ({ api, loanId }, requestId) => callApi(api.orders.detail, { loanId, requestId }),
    on: [],
    isWantedByView: true,
    isOnce: true,
    isQueued: true,
  },
  findings: {
    in: 'history',
    of: 'run',
    *load({ api, loanId }, _run, given) {
      const { loadFindings } = yield* call(importReader);
      return yield* callApi(loadFindings(api.documents), { loanId, ...(given as WantedFindings) });
    },
    on: [],
    isWantedByView: true,
    isOnce: true,
  },
  currentRunSelections: {
    in: 'selection',
    of: 'run',
    load: ({ api, loanId }, runId) => callApi(api.selections.list, { loanId, runId }),
    on: ['selection'],
  },
  recommendations: {
    in: 'selection',
    of: 'loan',
    load: ({ api, loanId }) => callApi(api.selections.recommendations, { loanId }),
    on: ['selection'],
    isTakenBySlice: true,
  },
  steps: {
    in: 'selection',
    of: 'request',
    load: ({ api, loanId }, requestId) => callApi(api.selections.steps, { loanId, requestId }),
    on: [],
  },
  // A response never changes, nor does its relief.
  reliefs: {
    in: 'selection',
    of: 'response',
    load: ({ api, loanId }, key) => callApi(api.repAndWarrant.relief, { loanId, ...reliefAt(key) }),
    on: ['selection'],
    isOnce: true,
  },
  reliefMessages: {
    in: 'selection',
    of: 'response',
    load: ({ api, loanId }, key) => callApi(api.repAndWarrant.messages, { loanId, ...reliefAt(key) }),
    on: ['selection'],
    isWantedByView: true,
  },
};

/** The two soft-pull flags are also kept in session storage. */
function keepSoftPullFlags(memory: LoanDeps['memory'], loanId: LoanId, recent: RecentRequest): void {
  const { isSoftPullPhase2ChangesEnabled, isSoftPullPhase3ChangesEnabled } = recent;
  const flags = { loanId, isSoftPullPhase2ChangesEnabled, isSoftPullPhase3ChangesEnabled };
  memory.write(TAB_WORK.softPullFlags, JSON.stringify(flags));
}

/** The reader of files loads when the user first opens findings. */
const importReader = () =>
  import('./loadFindings').catch(() => {
    throw new FailedCall({ kind: 'network', call: 'underwritingDownload' });
  });

export const READ_NAMES = Object.keys(READS) as ReadName[];
