import { call } from 'typed-redux-saga';
import { AGENCY_SYSTEMS } from '@/features/request/rules/creditAgency';
import { verificationOf } from '@/features/request/rules/verificationDetailKey';
import { callApi } from '@/lib/saga';
import { knownChannel } from '@/features/loan/loanChannel';
import type { ReadsIn, Read } from '@/reads/read';
import { SERVICE_OPTIONS, SERVICES, type ServiceOption } from '@/features/loan/rules/services';
import type { SetupName } from '@/reads/readValues';

function setupRead(option: ServiceOption): Read<SetupName> {
  return {
    in: 'requestSetup',
    calls: ['requestTypeData'],
    load: ({ api, loanId }) => callApi(api.requestSetup.typeData, { loanId, option }),
    on: ['request'],
  };
}

const setupReads = Object.fromEntries(
  SERVICE_OPTIONS.map((option) => [SERVICES[option].setup, setupRead(option)]),
) as unknown as { [Name in SetupName]: Read<Name> };

export const requestReads: ReadsIn<'creditReport' | 'requestSetup' | 'digitalVerifications' | 'acknowledgementData'> = {
  borrowers: {
    in: 'creditReport',
    of: 'mode',
    calls: ['requestBorrowers'],
    keys: ['aus', 'credit'],
    *load({ api, loanId }, mode) {
      return (yield* callApi(api.requestSetup.borrowers, { loanId, mode })) ?? undefined;
    },
    on: ['request'],
  },
  recentRequest: {
    in: 'creditReport',
    calls: ['recentCreditRequest'],
    load: ({ api, loanId }) => callApi(api.requestSetup.recentCredit, { loanId }),
    on: ['request'],
  },
  agencyDetailsForUser: {
    in: 'creditReport',
    calls: ['userAgencies'],
    load: ({ api, loanId }) => callApi(api.creditAgencies.ofUser, { loanId }),
    on: ['request'],
  },
  creditAgencies: {
    in: 'creditReport',
    of: 'system',
    calls: ['creditAgencies'],
    keys: AGENCY_SYSTEMS,
    *load({ api, loanId, vault }, service) {
      const channelId = yield* call(knownChannel);
      const listed = yield* callApi(api.creditAgencies.list, { loanId, channelId, service });
      // Store the passphrases in the vault before the agencies reach the store.
      for (const { account, password } of listed?.passwords ?? []) vault.keep(account, password);
      return listed?.agencies;
    },
    on: ['request'],
  },
  requestTypes: {
    in: 'requestSetup',
    calls: ['ausRequestTypes'],
    load: ({ api, loanId }) => callApi(api.requestSetup.types, { loanId }),
    on: ['request'],
  },
  ...setupReads,
  verifications: {
    in: 'digitalVerifications',
    calls: ['digitalVerifications'],
    load: ({ api, loanId }) => callApi(api.verifications.list, { loanId }),
    on: ['request'],
  },
  verificationDetail: {
    in: 'digitalVerifications',
    of: 'report',
    calls: ['digitalVerificationDetail'],
    load: ({ api, loanId }, key) => callApi(api.verifications.detail, { loanId, ...verificationOf(key) }),
    on: ['request'],
    isWantedByView: true,
  },
  acknowledgement: {
    in: 'acknowledgementData',
    calls: ['acknowledgement'],
    load: ({ api, loanId }) => callApi(api.acknowledgements.status, { loanId }),
    on: ['request'],
  },
};
