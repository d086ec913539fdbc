import type { Reading } from '@/features/findings/reader/findings';
import type { Privileges } from '@/features/loan/rules/privileges';
import type { MenuGroup } from '@/features/navigation/rules/menu';
import type { AgencySystem } from '@/features/loan/rules/services';
import type { OrderMode } from '@/features/loan/rules/aus';
import type { ServiceOption, SERVICES } from '@/features/loan/rules/services';
import type { CreditAgency, UserAgencies } from '@/features/request/api/contract/agencies';
import type { HistoryEntry, HistoryItem } from '@/features/requests/api/contract/history';
import type { Recommendations } from '@/features/selection/api/selections';
import type { Remote } from '@/lib/remote';
import type { LoanData, LoanHeader, MenuItem } from '@/features/loan/api/contract/loan';
import type { PastOrder, RunStep } from '@/features/request/api/contract/orders';
import type { RecentRequest } from '@/features/loan/api/contract/recentRequests';
import type {
  Acknowledgement,
  AusAvailability,
  AusRequestType,
  DigitalVerification,
  RecentCredit,
  RequestBorrower,
  VerificationDetail,
} from '@/features/request/api/contract/requestSetup';
import type { RequestTypeData } from '@/features/request/api/contract/ofSystem';
import type { Relief, ReliefMessage, SelectionResult } from '@/features/selection/api/contract/selection';

interface Each<Key extends string, Value> {
  eachKey: Key;
  eachValue: Value;
}

/** A response that the slice's own reducers take apart or join with more; it keeps `Value` beside them. */
interface Taken<Response, Value> {
  takenResponse: Response;
  takenValue: Value;
}

/** What the app reads, by the slice and the member of the state that keep it. The names are the specification's. */
export interface ReadValues {
  loan: {
    loanHeaderData: LoanHeader;
    loanData: LoanData;
    /** The latest request: Request orders by it, History shows its soft-pull phases. */
    recentRequestData: RecentRequest;
    ausAvailabilityData: AusAvailability[];
  };
  session: {
    userPrivileges: Privileges;
  };
  navigation: {
    /** By it a link with navigate=true chooses its first screen. */
    transactionHistory: HistoryEntry[];
    menu: Each<MenuGroup, MenuItem[]>;
  };
  history: {
    historySection: HistoryItem[];
    pastOrders: Each<string, PastOrder>;
    /** What the engines said, by the key of the run: never the file. */
    findings: Each<string, Reading>;
  };
  selection: {
    currentRunSelections: Each<string, SelectionResult[]>;
    /** One response, of which the slice keeps the recommendations, the reasons and the log. */
    recommendations: Taken<Recommendations, true>;
    steps: Each<string, RunStep[]>;
    /** By response and type: see reliefKey. */
    reliefs: Each<string, Relief>;
    reliefMessages: Each<string, ReliefMessage[]>;
  };
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

export type SetupName = (typeof SERVICES)[ServiceOption]['setup'];

export type ReadSlice = keyof ReadValues;

/** A read has the name of its member. */
export type ReadName = { [Slice in ReadSlice]: keyof ReadValues[Slice] & string }[ReadSlice];

export type SliceOf<Name extends ReadName> = {
  [Slice in ReadSlice]: Name extends keyof ReadValues[Slice] ? Slice : never;
}[ReadSlice];

type Member<Name extends ReadName> = {
  [Slice in ReadSlice]: Name extends keyof ReadValues[Slice] ? ReadValues[Slice][Name] : never;
}[ReadSlice];

/** Undefined for a read without keys. */
export type KeyOf<Name extends ReadName> = Member<Name> extends Each<infer Key, unknown> ? Key : undefined;

export type ValueOf<Name extends ReadName> =
  Member<Name> extends Each<string, infer Value>
    ? Value
    : Member<Name> extends Taken<infer Response, unknown>
      ? Response
      : Member<Name>;

export type Kept<Name extends ReadName> = Member<Name> extends Taken<unknown, infer Value> ? Value : ValueOf<Name>;

export type ReadState<Slice extends ReadSlice> = {
  [Name in keyof ReadValues[Slice]]: ReadValues[Slice][Name] extends Each<infer Key, infer Value>
    ? Partial<Record<Key, Remote<Value>>>
    : Remote<ReadValues[Slice][Name] extends Taken<unknown, infer Value> ? Value : ReadValues[Slice][Name]>;
};

/** The key of a read, as the last parameter. */
export type KeyParameter<Name extends ReadName> = KeyOf<Name> extends undefined ? [] : [key: KeyOf<Name>];

/** One value: a read and, if it has keys, its key. `given` is what the view already has of it. */
export type RefOf<Name extends ReadName> =
  KeyOf<Name> extends undefined
    ? { name: Name; key?: undefined; given?: undefined }
    : { name: Name; key: KeyOf<Name>; given?: object };

export type Ref = { [Name in ReadName]: RefOf<Name> }[ReadName];
