interface Service {
  option: string;
  label: string;
  name: string;
  /** Its name in results. */
  type: string;
  /** The system whose rules judge a submission. */
  system: 'DU' | 'LPA';
  /** LPA through a servicer: it can't be ordered with LPA, and is for wholesale only. */
  isServicer: boolean;
  /** What an update continues: its name in an order and on file, and the check of the specification. */
  identifier: { ordered: string; onFile: string; form: RegExp; check: string; missing: string };
  /** The name of LPA's second identifier on file. */
  loanOnFile: string | null;
}

const KEY = { ordered: 'lpaKeyIdentifier', form: /./, check: 'LPA key id' } as const;

/** The underwriting systems that this lender offers, by their number at the API. */
export const SERVICES = {
  2: {
    option: 'du',
    label: 'DU',
    name: 'Desktop Underwriter',
    type: 'DU',
    system: 'DU',
    isServicer: false,
    identifier: {
      ordered: 'caseFileIdentifier',
      onFile: 'du_key_id',
      form: /^\d{10}$/,
      check: 'DU cfi',
      missing: 'Case File Identifier is missing.',
    },
    loanOnFile: null,
  },
  3: {
    option: 'lp',
    label: 'LPA',
    name: 'Loan Product Advisor',
    type: 'LP',
    system: 'LPA',
    isServicer: false,
    identifier: { ...KEY, onFile: 'lpa_key_id', missing: 'LPA Key Identifier is missing.' },
    loanOnFile: 'lpa_loan_identifier',
  },
  999: {
    option: 'lp_thru_cal',
    label: 'LPA-C',
    name: 'Loan Product Advisor through servicer',
    type: 'LP',
    system: 'LPA',
    isServicer: true,
    identifier: {
      ...KEY,
      onFile: 'lpa_thru_cal_key_id',
      missing: 'LPA Through Caliber Key Identifier is missing.',
    },
    loanOnFile: 'lpa_thru_cal_loan_identifier',
  },
} as const satisfies Readonly<Record<number, Service>>;

export type AusId = keyof typeof SERVICES;

export const ausIds = () => Object.keys(SERVICES).map(Number) as AusId[];

export const isAusId = (id: number): id is AusId => id in SERVICES;

export const isDu = (id: number): boolean => isAusId(id) && SERVICES[id].system === 'DU';

export const isServicer = (id: number): boolean => isAusId(id) && SERVICES[id].isServicer;
