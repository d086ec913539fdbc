import { call } from 'typed-redux-saga';
import * as historyTexts from '@/features/history/texts';
import type { LoanId } from '@/features/loan/rules/loan';
import { AGENCY_SYSTEMS } from '@/features/request/rules/creditAgency';
import { verificationOf } from '@/features/request/rules/verificationDetailKey';
import { SERVICES } from '@/features/request/rules/services';
import { arrangeMenu, MENU_GROUPS, menuLink } from '@/features/navigation/rules/menu';
import { reliefAt } from '@/features/selection/rules/reliefKey';
import { FailedCall } from '@/lib/failure';
import { callApi } from '@/lib/saga';
import { TAB_WORK } from '@/browser/tabWork';
import type { LoanDeps } from '@/sagaDeps';
import type { RecentRequest } from '@/api/contract/recentRequests';
import type { WantedFindings } from './loadFindings';
import { setupReads } from './setupReads';
import { knownChannel } from './loanChannel';
import { always, atFirst, atFirstForAus, type Read } from './read';
import type { ReadName, Ref } from './readValues';

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
    order: {
      when: ['opening', 'run'],
      blocks: always,
      failsIn: 'credit',
      what: () => historyTexts.latestRequest,
    },
  },
  userPrivileges: {
    in: 'session',
    of: 'loan',
    load: ({ api, loanId }) => callApi(api.access.privileges, { loanId }),
    on: 'loan',
  },
  transactionHistory: {
    in: 'navigation',
    of: 'loan',
    load: ({ api, loanId }) => callApi(api.history.entries, { loanId }),
    on: 'loan',
    hasOwnSaga: true,
  },
  menu: {
    in: 'navigation',
    of: 'group',
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
  historySection: {
    in: 'history',
    of: 'loan',
    load: ({ api, loanId }) => callApi(api.history.poll, { loanId }),
    on: 'loan',
    isTakenBySlice: true,
    hasOwnSaga: true,
    isShownWhenSlow: true,
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
  borrowers: {
    in: 'creditReport',
    of: 'mode',
    keys: ['aus', 'credit'],
    load: ({ api, loanId }, mode) => callApi(api.requestSetup.borrowers, { loanId, mode }),
    on: ['request'],
    order: { when: ['run'], blocks: always, failsIn: 'borrowers', what: (texts) => texts.theBorrowers },
  },
  recentRequest: {
    in: 'creditReport',
    of: 'loan',
    load: ({ api, loanId }) => callApi(api.requestSetup.recentCredit, { loanId }),
    on: ['request'],
    order: {
      when: ['opening', 'run'],
      blocks: always,
      failsIn: 'credit',
      what: (texts) => texts.theReportOnFile,
    },
  },
  agencyDetailsForUser: {
    in: 'creditReport',
    of: 'loan',
    load: ({ api, loanId }) => callApi(api.creditAgencies.ofUser, { loanId }),
    on: ['request'],
    order: { when: ['opening'], blocks: atFirst, failsIn: 'credit', what: (texts) => texts.yourProfile },
  },
  creditAgencies: {
    in: 'creditReport',
    of: 'system',
    keys: AGENCY_SYSTEMS,
    *load({ api, loanId, vault }, service) {
      const channelId = yield* call(knownChannel);
      const listed = yield* callApi(api.creditAgencies.list, { loanId, channelId, service });
      // Store the passphrases in the vault before the agencies reach the store.
      for (const { account, password } of listed?.passwords ?? []) vault.keep(account, password);
      return listed?.agencies;
    },
    on: ['request'],
    order: {
      when: ['opening'],
      blocks: atFirst,
      failsIn: 'credit',
      what: (texts, system) => texts.creditAgencies(SERVICES[system].label),
    },
  },
  requestTypes: {
    in: 'requestSetup',
    of: 'loan',
    load: ({ api, loanId }) => callApi(api.requestSetup.types, { loanId }),
    on: ['request'],
    order: { when: ['opening'], blocks: atFirstForAus, failsIn: 'setup', what: (texts) => texts.theSystems },
  },
  ...setupReads,
  ausAvailabilityData: {
    in: 'loan',
    of: 'loan',
    load: ({ api, loanId }) => callApi(api.requestSetup.availability, { loanId }),
    on: ['request'],
    order: {
      when: ['opening'],
      blocks: atFirstForAus,
      failsIn: 'setup',
      what: (texts) => texts.theAvailability,
    },
  },
  verifications: {
    in: 'digitalVerifications',
    of: 'loan',
    load: ({ api, loanId }) => callApi(api.verifications.list, { loanId }),
    on: ['request'],
    order: {
      when: ['opening'],
      blocks: atFirstForAus,
      failsIn: 'verifications',
      what: (texts) => texts.theVerifications,
    },
  },
  verificationDetail: {
    in: 'digitalVerifications',
    of: 'report',
    load: ({ api, loanId }, key) => callApi(api.verifications.detail, { loanId, ...verificationOf(key) }),
    on: ['request'],
    isWantedByView: true,
  },
  acknowledgement: {
    in: 'acknowledgementData',
    of: 'loan',
    load: ({ api, loanId }) => callApi(api.acknowledgements.status, { loanId }),
    on: ['request'],
    order: {
      when: ['opening'],
      blocks: atFirst,
      failsIn: 'acknowledgement',
      what: (texts) => texts.theAcknowledgement,
    },
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

/** Every value that an order waits for, in the order of loading. */
export const ORDER_REFS: readonly Ref[] = READ_NAMES.filter((name) => READS[name].order !== undefined).flatMap((name) =>
  ((READS[name] as Read).keys ?? [undefined]).map((key) => ({ name, key }) as Ref),
);
