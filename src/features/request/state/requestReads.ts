import { call } from 'typed-redux-saga';
import * as laterTexts from '@/config/texts/laterTexts';
import * as historyTexts from '@/features/history/texts';
import { knownChannel } from '@/features/loan/loanChannel';
import { loanReads } from '@/features/loan/loanReads';
import type { OrderMode } from '@/features/loan/rules/aus';
import { type AgencySystem, SERVICE_OPTIONS, SERVICES, type ServiceOption } from '@/features/loan/rules/services';
import type { CreditAgency, UserAgencies } from '@/features/request/api/contract/agencies';
import type { RequestTypeData } from '@/features/request/api/contract/ofSystem';
import type {
  Acknowledgement,
  AusRequestType,
  DigitalVerification,
  RecentCredit,
  RequestBorrower,
  VerificationDetail,
} from '@/features/request/api/contract/requestSetup';
import { AGENCY_SYSTEMS } from '@/features/request/rules/creditAgency';
import { USUAL_SERVICES } from '@/features/request/rules/orderServices';
import { verificationOf } from '@/features/request/rules/verificationDetailKey';
import { parts } from '@/features/request/texts';
import { isAwaiting, isFirstRead, type Remote } from '@/lib/remote';
import { callApi } from '@/lib/saga';
import type { Read, ReadsIn } from '@/reads/read';
import type { KeyOf, ReadName, ReadSlice, Ref } from '@/reads/readValues';

type SetupName = (typeof SERVICES)[ServiceOption]['setup'];

declare module '@/reads/readValues' {
  interface ReadValues {
    creditReport: {
      agencyDetailsForUser: UserAgencies;
      /** The credential vault has their passwords. */
      creditAgencies: Each<AgencySystem, CreditAgency[]>;
      borrowers: Each<OrderMode, RequestBorrower[]>;
      /** The latest request of credit: the report on file. */
      recentRequest: RecentCredit;
    };
    requestSetup: { requestTypes: AusRequestType[] } & Record<SetupName, RequestTypeData>;
    digitalVerifications: {
      verifications: DigitalVerification[];
      /** By borrower and system: see verificationDetailKey. */
      verificationDetail: Each<string, VerificationDetail>;
    };
    acknowledgementData: {
      acknowledgement: Acknowledgement;
    };
  }
}

/** Where Request shows what failed to load, from the top. */
export const SECTIONS = ['setup', 'credit', 'borrowers', 'verifications', 'acknowledgement'] as const;
export type Section = (typeof SECTIONS)[number];

/** What Request and an order do with a value. */
interface ReadOfOrder<Key = never> {
  isReadAfterRun?: true;
  blocks: (remote: Remote<unknown>, mode: OrderMode) => boolean;
  /** The section that shows its failure, and what it calls the value there. */
  failsIn: Section;
  what: (key: Key) => string;
}

type Blocks = ReadOfOrder['blocks'];

/** The reads of a slice of Request. `order` is null where no order needs the value. */
type RequestReads<Slice extends ReadSlice> = {
  readonly [Name in keyof ReadsIn<Slice>]: ReadsIn<Slice>[Name] & {
    order: ReadOfOrder<Name extends ReadName ? KeyOf<Name> : never> | null;
  };
};

/** Reloads count too: otherwise the order could repeat a report that has been on file since the last run. */
const always: Blocks = isAwaiting;
/**
 * Before this data loads, the order would fail for a missing agency or acknowledgement, and the error would vanish
 * after the load.
 */
const atFirst: Blocks = isFirstRead;
const atFirstForAus: Blocks = (remote, mode) => mode === 'aus' && isFirstRead(remote);
/** Few loans offer the system, but the last run may have given it a key, too. */
const ifLoadingForAus: Blocks = ({ status }, mode) => mode === 'aus' && status === 'loading';

const ON_REQUEST = ['request'] as const;

export const creditReads: RequestReads<'creditReport'> = {
  borrowers: {
    of: 'mode',
    calls: ['requestBorrowers'],
    keys: ['aus', 'credit'],
    *load({ api, loanId }, mode) {
      return (yield* callApi(api.requestSetup.borrowers, { loanId, mode })) ?? undefined;
    },
    on: ON_REQUEST,
    missing: { what: laterTexts.borrowers, on: ON_REQUEST },
    order: { isReadAfterRun: true, blocks: always, failsIn: 'borrowers', what: () => parts.borrowers },
  },
  recentRequest: {
    calls: ['recentCreditRequest'],
    load: ({ api, loanId }) => callApi(api.read('recentCreditRequest'), { loanId }),
    on: ON_REQUEST,
    missing: { what: laterTexts.creditOnFile },
    order: { isReadAfterRun: true, blocks: always, failsIn: 'credit', what: () => parts.reportOnFile },
  },
  agencyDetailsForUser: {
    calls: ['userAgencies'],
    load: ({ api, loanId }) => callApi(api.read('userAgencies'), { loanId }),
    on: ON_REQUEST,
    missing: { what: laterTexts.agencies, on: ON_REQUEST },
    order: { blocks: atFirst, failsIn: 'credit', what: () => parts.profile },
  },
  creditAgencies: {
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
    on: ON_REQUEST,
    missing: { what: laterTexts.agencies, on: ON_REQUEST },
    order: {
      blocks: atFirst,
      failsIn: 'credit',
      what: (system) => parts.creditAgencies(SERVICES[system].label),
    },
  },
};

const setupOf = (option: ServiceOption): RequestReads<'requestSetup'>[SetupName] => ({
  calls: ['requestTypeData'],
  load: ({ api, loanId }) => callApi(api.requestSetup.typeData, { loanId, option }),
  on: ON_REQUEST,
  missing: { what: laterTexts.transactionTypes, on: ON_REQUEST },
  order: {
    isReadAfterRun: true,
    blocks: USUAL_SERVICES.includes(option) ? always : ifLoadingForAus,
    failsIn: 'setup',
    what: () => parts.requestData(SERVICES[option].label),
  },
});

export const setupReads: RequestReads<'requestSetup'> = {
  requestTypes: {
    calls: ['ausRequestTypes'],
    load: ({ api, loanId }) => callApi(api.read('ausRequestTypes'), { loanId }),
    on: ON_REQUEST,
    missing: { what: laterTexts.services, on: ON_REQUEST },
    order: { blocks: atFirstForAus, failsIn: 'setup', what: () => parts.systems },
  },
  ...(Object.fromEntries(SERVICE_OPTIONS.map((option) => [SERVICES[option].setup, setupOf(option)])) as {
    [Name in SetupName]: RequestReads<'requestSetup'>[Name];
  }),
};

export const verificationReads: RequestReads<'digitalVerifications'> = {
  verifications: {
    calls: ['digitalVerifications'],
    load: ({ api, loanId }) => callApi(api.verifications.list, { loanId }),
    on: ON_REQUEST,
    missing: { what: laterTexts.verifications },
    order: { blocks: atFirstForAus, failsIn: 'verifications', what: () => parts.verifications },
  },
  verificationDetail: {
    of: 'report',
    calls: ['digitalVerificationDetail'],
    load: ({ api, loanId }, key) => callApi(api.read('digitalVerificationDetail'), { loanId, ...verificationOf(key) }),
    on: ON_REQUEST,
    missing: { what: laterTexts.verifications, on: ON_REQUEST },
    isWantedByView: true,
    order: null,
  },
};

export const acknowledgementReads: RequestReads<'acknowledgementData'> = {
  acknowledgement: {
    calls: ['acknowledgement', 'saveAcknowledgement'],
    load: ({ api, loanId }) => callApi(api.read('acknowledgement'), { loanId }),
    on: ON_REQUEST,
    missing: { what: laterTexts.acknowledgement, on: ON_REQUEST },
    order: { blocks: always, failsIn: 'acknowledgement', what: () => parts.acknowledgement },
  },
};

const ofLoan = {
  recentRequestData: {
    ...loanReads.recentRequestData,
    order: { isReadAfterRun: true, blocks: always, failsIn: 'credit', what: () => historyTexts.latestRequest },
  },
  ausAvailabilityData: {
    ...loanReads.ausAvailabilityData,
    order: { blocks: atFirstForAus, failsIn: 'setup', what: () => parts.availability },
  },
} satisfies Partial<RequestReads<'loan'>>;

/** What orders read, in this order. */
const ORDER_READS = (
  Object.entries({
    recentRequestData: ofLoan.recentRequestData,
    ...creditReads,
    ...setupReads,
    ausAvailabilityData: ofLoan.ausAvailabilityData,
    ...verificationReads,
    ...acknowledgementReads,
  }) as [ReadName, Pick<Read, 'keys'> & { order: ReadOfOrder | null }][]
).flatMap(([name, { keys, order }]) => (order === null ? [] : [{ name, keys: keys ?? [undefined], order }]));

export const READS_OF_ORDER: Readonly<Partial<Record<ReadName, ReadOfOrder>>> = Object.fromEntries(
  ORDER_READS.map(({ name, order }) => [name, order]),
);

export const AGENCY_REFS = AGENCY_SYSTEMS.map((key) => ({ name: 'creditAgencies' as const, key }));

export const ORDER_REFS = ORDER_READS.flatMap(({ name, keys }) => keys.map((key) => ({ name, key }) as Ref));
