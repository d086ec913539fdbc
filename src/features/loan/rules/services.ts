import type * as orderMessages from '@/config/orderMessages';
import type { ProductFacts } from './product';

/** By name, because this table loads before the texts of the Request screen. */
type Texts = typeof orderMessages;
type Message = { [Name in keyof Texts]: Texts[Name] extends string ? Name : never }[keyof Texts];

/** `key`: its check. `onFile`, `ordered`: its names at the API, of what is on file and in orders (the first). */
interface Identifier {
  key: string;
  onFile: readonly [string, ...string[]];
  ordered: readonly [string, ...string[]];
}

export interface Service {
  id: number;
  label: string;
  /** The name of its data in the request setup. */
  setup: string;
  /** How texts of the API name the system, and how mappings of agencies do. */
  named: RegExp;
  mapped: RegExp;
  /** The system whose credit agencies it uses: itself, unless they share them. */
  agencies: string;
  /** The key of the check of its transaction type. */
  typeKey: string;
  /** What an update continues. */
  identifier: Identifier & { kind: 'casefile' | 'key'; pattern: RegExp; missing: Message };
  /** The second identifier; null when the system has none. */
  loanIdentifier: (Identifier & { isRequired: boolean }) | null;
  /** Loans that the system does not take, with the key of the check. */
  excluded: { is: (product: ProductFacts) => boolean; key: string; message: Message };
  hasApplicantLimit: boolean;
  /** Offered in the wholesale channel only, unless the API lists it. */
  isWholesaleOnly: boolean;
  /** The system that can't be in the same order, and goes first by default. */
  insteadOf: string | null;
}

const LPA = {
  agencies: 'lp',
  identifier: {
    kind: 'key',
    pattern: /./,
    key: 'LPA key id',
    missing: 'LPA_KEY_MISSING',
    onFile: ['lpa_key_id', 'lpaKeyId'],
    ordered: ['lpaKeyIdentifier', 'lpa_key_id'],
  },
  excluded: { is: (loan) => loan.isConstructionPermanent, key: 'LP construction', message: 'LP_CONSTRUCTION' },
  hasApplicantLimit: true,
} as const satisfies Partial<Service>;

/** In display order. The type check names what a new system needs besides. @spec APP-4, REQ-45, REQ-46 */
export const SERVICES = {
  du: {
    id: 2,
    label: 'DU',
    setup: 'duRequest',
    named: /^du$/i,
    mapped: /^du$/i,
    agencies: 'du',
    typeKey: 'DU transaction type',
    identifier: {
      kind: 'casefile',
      pattern: /^\d{10}$/,
      key: 'DU cfi',
      missing: 'CASEFILE_MISSING',
      onFile: ['du_key_id', 'duKeyId'],
      ordered: ['caseFileIdentifier', 'du_key_id'],
    },
    loanIdentifier: null,
    excluded: {
      is: ({ isConstructionPermanent, family }) => isConstructionPermanent && (family === 'FHA' || family === 'VA'),
      key: 'DU construction',
      message: 'DU_CONSTRUCTION',
    },
    hasApplicantLimit: false,
    isWholesaleOnly: false,
    insteadOf: null,
  },
  lp: {
    ...LPA,
    id: 3,
    label: 'LPA',
    setup: 'lpRequest',
    named: /^lpa?$/i,
    mapped: /^lpa?$/i,
    typeKey: 'LPA transaction type',
    loanIdentifier: {
      key: 'LPA loan id',
      isRequired: true,
      onFile: ['lpa_loan_identifier', 'lpaLoanIdentifier'],
      ordered: ['lpaLoanIdentifier', 'lpa_loan_identifier'],
    },
    isWholesaleOnly: false,
    insteadOf: null,
  },
  lp_thru_cal: {
    ...LPA,
    id: 999,
    label: 'LPA-C',
    setup: 'lpThruCalRequest',
    named: /^(?:lpa?-c|lp_thru_cal)$/i,
    mapped: /^lp/i,
    typeKey: 'LPAC transaction type',
    identifier: {
      ...LPA.identifier,
      missing: 'LPA_THRU_CALIBER_KEY_MISSING',
      onFile: ['lpa_thru_cal_key_id', 'lpaThruCalKeyId'],
      ordered: ['lpaKeyIdentifier', 'lpa_thru_cal_key_id'],
    },
    loanIdentifier: {
      key: 'LPA loan id',
      isRequired: false,
      onFile: ['lpa_thru_cal_loan_identifier', 'lpaThruCalLoanIdentifier'],
      ordered: ['lpaLoanIdentifier', 'lpa_thru_cal_loan_identifier'],
    },
    isWholesaleOnly: true,
    insteadOf: 'lp',
  },
} as const satisfies Readonly<Record<string, Service>>;

export type ServiceOption = keyof typeof SERVICES;

type Own = (typeof SERVICES)[ServiceOption];

export type ServiceIssueKey =
  Own['typeKey'] | Own['identifier' | 'excluded']['key'] | NonNullable<Own['loanIdentifier']>['key'];

/** In display order. */
export const SERVICE_OPTIONS = Object.keys(SERVICES) as [ServiceOption, ...ServiceOption[]];

export const isService = (system: string | null): system is ServiceOption =>
  SERVICE_OPTIONS.some((option) => option === system);

export const isCasefile = (option: ServiceOption): boolean => SERVICES[option].identifier.kind === 'casefile';

/** An underwriting system with agencies of its own, which the ids belong to. @spec DAT-14 */
export type AgencySystem = (typeof SERVICES)[keyof typeof SERVICES]['agencies'];
