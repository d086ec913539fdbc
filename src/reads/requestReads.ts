import { call } from 'typed-redux-saga';
import { AGENCY_SYSTEMS } from '@/features/request/rules/creditAgency';
import { verificationOf } from '@/features/request/rules/verificationDetailKey';
import { SERVICES } from '@/features/loan/rules/services';
import { callApi } from '@/lib/saga';
import { setupReads } from './setupReads';
import { knownChannel } from './loanChannel';
import { always, atFirst, atFirstForAus, type ReadsIn } from './read';
import * as appTexts from '@/config/texts/appTexts';

/** What an order is made from: Request waits for it in this order. */
export const requestReads: ReadsIn<'creditReport' | 'requestSetup' | 'digitalVerifications' | 'acknowledgementData'> &
  Pick<ReadsIn<'loan'>, 'ausAvailabilityData'> = {
  borrowers: {
    in: 'creditReport',
    of: 'mode',
    calls: ['requestBorrowers'],
    list: { what: appTexts.borrowers, on: ['request'] },
    keys: ['aus', 'credit'],
    load: ({ api, loanId }, mode) => callApi(api.requestSetup.borrowers, { loanId, mode }),
    on: ['request'],
    order: { when: ['run'], blocks: always, failsIn: 'borrowers', what: (parts) => parts.borrowers },
  },
  recentRequest: {
    in: 'creditReport',
    of: 'loan',
    calls: ['recentCreditRequest'],
    list: { what: appTexts.creditOnFile },
    load: ({ api, loanId }) => callApi(api.requestSetup.recentCredit, { loanId }),
    on: ['request'],
    order: {
      when: ['opening', 'run'],
      blocks: always,
      failsIn: 'credit',
      what: (parts) => parts.reportOnFile,
    },
  },
  agencyDetailsForUser: {
    in: 'creditReport',
    of: 'loan',
    calls: ['userAgencies'],
    list: { what: appTexts.agencies, on: ['request'] },
    load: ({ api, loanId }) => callApi(api.creditAgencies.ofUser, { loanId }),
    on: ['request'],
    order: { when: ['opening'], blocks: atFirst, failsIn: 'credit', what: (parts) => parts.profile },
  },
  creditAgencies: {
    in: 'creditReport',
    of: 'system',
    calls: ['creditAgencies'],
    list: { what: appTexts.agencies, on: ['request'] },
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
      what: (parts, system) => parts.creditAgencies(SERVICES[system].label),
    },
  },
  requestTypes: {
    in: 'requestSetup',
    of: 'loan',
    calls: ['ausRequestTypes'],
    list: { what: appTexts.services, on: ['request'] },
    load: ({ api, loanId }) => callApi(api.requestSetup.types, { loanId }),
    on: ['request'],
    order: { when: ['opening'], blocks: atFirstForAus, failsIn: 'setup', what: (parts) => parts.systems },
  },
  ...setupReads,
  ausAvailabilityData: {
    in: 'loan',
    of: 'loan',
    calls: ['ausAvailability'],
    list: { what: appTexts.availability, on: ['request', 'selection'] },
    load: ({ api, loanId }) => callApi(api.requestSetup.availability, { loanId }),
    on: ['request'],
    order: {
      when: ['opening'],
      blocks: atFirstForAus,
      failsIn: 'setup',
      what: (parts) => parts.availability,
    },
  },
  verifications: {
    in: 'digitalVerifications',
    of: 'loan',
    calls: ['digitalVerifications'],
    list: { what: appTexts.verifications },
    load: ({ api, loanId }) => callApi(api.verifications.list, { loanId }),
    on: ['request'],
    order: {
      when: ['opening'],
      blocks: atFirstForAus,
      failsIn: 'verifications',
      what: (parts) => parts.verifications,
    },
  },
  verificationDetail: {
    in: 'digitalVerifications',
    of: 'report',
    calls: ['digitalVerificationDetail'],
    list: { what: appTexts.verifications, on: ['request'] },
    load: ({ api, loanId }, key) => callApi(api.verifications.detail, { loanId, ...verificationOf(key) }),
    on: ['request'],
    isWantedByView: true,
  },
  acknowledgement: {
    in: 'acknowledgementData',
    of: 'loan',
    calls: ['acknowledgement'],
    load: ({ api, loanId }) => callApi(api.acknowledgements.status, { loanId }),
    on: ['request'],
    order: {
      when: ['opening'],
      blocks: always,
      failsIn: 'acknowledgement',
      what: (parts) => parts.acknowledgement,
    },
  },
};
