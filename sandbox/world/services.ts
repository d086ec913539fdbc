interface Service {
  option: string;
  label: string;
  name: string;
  /** Its name in results. */
  type: string;
  /** The system whose rules judge a submission, with its kind of identifier. */
  system: 'DU' | 'LPA';
  /** LPA through a servicer: it can't be ordered with LPA, and is for wholesale only. */
  isServicer: boolean;
}

/** The underwriting systems that this lender offers, by their number at the API. */
export const SERVICES = {
  2: { option: 'du', label: 'DU', name: 'Desktop Underwriter', type: 'DU', system: 'DU', isServicer: false },
  3: { option: 'lp', label: 'LPA', name: 'Loan Product Advisor', type: 'LP', system: 'LPA', isServicer: false },
  999: {
    option: 'lp_thru_cal',
    label: 'LPA-C',
    name: 'Loan Product Advisor through servicer',
    type: 'LP',
    system: 'LPA',
    isServicer: true,
  },
} as const satisfies Readonly<Record<number, Service>>;

export type AusId = keyof typeof SERVICES;

export const ausIds = () => Object.keys(SERVICES).map(Number) as AusId[];

export const isAusId = (id: number): id is AusId => id in SERVICES;

export const isDu = (id: number): boolean => isAusId(id) && SERVICES[id].system === 'DU';

export const isServicer = (id: number): boolean => isAusId(id) && SERVICES[id].isServicer;
