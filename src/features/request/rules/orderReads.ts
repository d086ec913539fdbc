import type * as requestTexts from '@/features/request/texts';
import { isAwaiting, isFirstRead, type Remote } from '@/lib/remote';
import { recordOf } from '@/lib/recordOf';
import type {
  Acknowledgement,
  DigitalVerification,
  VerificationDetail,
  RecentCredit,
  RequestBorrower,
  AusAvailability,
  AusRequestType,
  RequestTypeData,
} from '@/api/contract/requestSetup';
import type { CreditAgency, UserAgencies } from '@/api/contract/agencies';
import { SERVICE_OPTIONS, type ServiceOption, SERVICES, USUAL_SERVICES } from './services';
import { AGENCIES, AGENCY_PARTS, type AgencyPart } from './creditAgency';
import type { OrderMode } from './requestSetup';

/** The data that an order loads: of its underwriting part, each system by its option, and of its credit part. */
export interface OrderReads extends Record<ServiceOption, RequestTypeData>, Record<AgencyPart, CreditAgency[]> {
  requestTypes: AusRequestType[];
  availability: AusAvailability[];
  userAgencies: UserAgencies;
  ausBorrowers: RequestBorrower[];
  creditBorrowers: RequestBorrower[];
  recentCredit: RecentCredit;
  verifications: DigitalVerification[];
  /** Of the report whose details are open. */
  verificationDetail: VerificationDetail;
  acknowledgement: Acknowledgement;
}

export type OrderPart = keyof OrderReads;

/** Undefined: not known (yet). */
export type LoadedOrderData = { [Part in OrderPart]: OrderReads[Part] | undefined };

/** Where Request shows what failed to load, from the top. */
export const SECTIONS = ['setup', 'credit', 'borrowers', 'verifications', 'acknowledgement'] as const;
export type Section = (typeof SECTIONS)[number];

/** All that the app knows about a part, except how to load it. */
interface Loading {
  /** When Request loads it by itself; empty if only a mode, an offer or the user asks for it. */
  when: readonly ('opening' | 'run')[];
  /** The mode that needs it; undefined for each. */
  mode?: OrderMode;
  /** The order waits. */
  blocks: (part: Remote<unknown>, mode: OrderMode) => boolean;
}

/** The section that shows its failure, and what it calls the part there. */
type Shown = { failsIn: Section; what: (texts: typeof requestTexts) => string } | { failsIn: null; what?: never };

type OrderRead = Loading & Shown;
type Blocks = Loading['blocks'];

// Reloads count too: otherwise the order could repeat a report that has been on file since the last run.
const always: Blocks = isAwaiting;
// Before this data loads, the order would fail for a missing agency or acknowledgement, and the error would vanish after
// the load.
const atFirst: Blocks = isFirstRead;
const atFirstForAus: Blocks = (part, mode) => mode === 'aus' && isFirstRead(part);
// Few loans offer the system, but the last run may have given it a key, too.
const ifLoadingForAus: Blocks = ({ status }, mode) => mode === 'aus' && status === 'loading';
const never: Blocks = () => false;

const borrowersOf = (mode: OrderMode): OrderRead => ({
  when: ['run'],
  mode,
  blocks: always,
  failsIn: 'borrowers',
  what: (texts) => texts.theBorrowers,
});

const agenciesOf = (part: AgencyPart): OrderRead => ({
  when: ['opening'],
  blocks: atFirst,
  failsIn: 'credit',
  what: (texts) => texts.creditAgencies(SERVICES[AGENCIES[part]].label),
});

const systemData = (option: ServiceOption): OrderRead => ({
  when: USUAL_SERVICES.includes(option) ? ['opening', 'run'] : [],
  blocks: USUAL_SERVICES.includes(option) ? always : ifLoadingForAus,
  failsIn: 'setup',
  what: (texts) => texts.requestData(SERVICES[option].label),
});

/** In the order of loading. */
export const ORDER_READS: Readonly<Record<OrderPart, OrderRead>> = {
  ausBorrowers: borrowersOf('aus'),
  creditBorrowers: borrowersOf('credit'),
  recentCredit: { when: ['opening', 'run'], blocks: always, failsIn: 'credit', what: (texts) => texts.theReportOnFile },
  userAgencies: { when: ['opening'], blocks: atFirst, failsIn: 'credit', what: (texts) => texts.yourProfile },
  ...recordOf(AGENCY_PARTS, agenciesOf),
  requestTypes: { when: ['opening'], blocks: atFirstForAus, failsIn: 'setup', what: (texts) => texts.theSystems },
  ...recordOf(SERVICE_OPTIONS, systemData),
  availability: { when: ['opening'], blocks: atFirstForAus, failsIn: 'setup', what: (texts) => texts.theAvailability },
  verifications: {
    when: ['opening'],
    blocks: atFirstForAus,
    failsIn: 'verifications',
    what: (texts) => texts.theVerifications,
  },
  verificationDetail: { when: [], blocks: never, failsIn: null },
  acknowledgement: {
    when: ['opening'],
    blocks: atFirst,
    failsIn: 'acknowledgement',
    what: (texts) => texts.theAcknowledgement,
  },
};

export const ORDER_PARTS = Object.keys(ORDER_READS) as OrderPart[];
