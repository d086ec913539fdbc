import type * as orderMessages from '@/config/orderMessages';
import type * as requestTexts from '@/config/texts/requestTexts';
import type { ProductFacts } from '@/domain/loan/product';

/** Texts by name, because this table loads before those of the Request screen. */
type Named<Texts> = { [Name in keyof Texts]: Texts[Name] extends string ? Name : never }[keyof Texts];
type Message = Named<typeof orderMessages>;

/** All that the rules know about an underwriting system that an order can go to. Each `key` is that of a check. */
interface Service {
  /** The number at the API. */
  id: number;
  label: string;
  title: Named<typeof requestTexts>;
  /** How texts of the API name the system, and how mappings of agencies do. */
  named: RegExp;
  mapped: RegExp;
  typeKey: string;
  /** What an update continues. */
  identifier: { kind: 'casefile' | 'key'; pattern: RegExp; key: string; missing: Message };
  /** Null when the system has no second identifier. */
  loanIdentifier: { key: string; isRequired: boolean } | null;
  /** Loans that the system does not take. */
  excluded: { is: (product: ProductFacts) => boolean; key: string; message: Message };
  hasApplicantLimit: boolean;
  /** Offered in the wholesale channel only, unless the API lists it. */
  isWholesaleOnly: boolean;
  /** The system that can't be in the same order, and goes first by default. */
  insteadOf: string | null;
}

const LPA = {
  identifier: { kind: 'key', pattern: /./, key: 'LPA key id', missing: 'LPA_KEY_MISSING' },
  excluded: { is: (loan) => loan.isConstructionPermanent, key: 'LP construction', message: 'LP_CONSTRUCTION' },
  hasApplicantLimit: true,
} as const satisfies Partial<Service>;

/**
 * In display order. The type check names what a new system needs besides.
 *
 * @spec APP-4, REQ-45, REQ-46
 */
export const SERVICES = {
  du: {
    id: 2,
    label: 'DU',
    title: 'desktopUnderwriter',
    named: /^du$/i,
    mapped: /^du$/i,
    typeKey: 'DU transaction type',
    identifier: { kind: 'casefile', pattern: /^\d{10}$/, key: 'DU cfi', missing: 'CASEFILE_MISSING' },
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
    title: 'loanProductAdvisor',
    named: /^lpa?$/i,
    mapped: /^lpa?$/i,
    typeKey: 'LPA transaction type',
    loanIdentifier: { key: 'LPA loan id', isRequired: true },
    isWholesaleOnly: false,
    insteadOf: null,
  },
  lp_thru_cal: {
    ...LPA,
    id: 999,
    label: 'LPA-C',
    title: 'lpaThroughServicer',
    named: /^(?:lpa?-c|lp_thru_cal)$/i,
    mapped: /^lp/i,
    typeKey: 'LPAC transaction type',
    identifier: { ...LPA.identifier, missing: 'LPA_THRU_CALIBER_KEY_MISSING' },
    loanIdentifier: { key: 'LPA loan id', isRequired: false },
    isWholesaleOnly: true,
    insteadOf: 'lp',
  },
} as const satisfies Readonly<Record<string, Service>>;

export const isCasefile = (option: keyof typeof SERVICES): boolean => SERVICES[option].identifier.kind === 'casefile';
