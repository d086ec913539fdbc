import { nameOf } from './borrowers';
import type { Acknowledgement, CreditLine, Loan, LoanProfile, Override, ReportType } from './model';
import type { RunPlan, ServicePlan } from './plan';
import { findPersona, type PersonaId } from '@sandbox/personas';

/** The initial state of a loan: its profile and its past orders, oldest first. */
export interface LoanSeed {
  profile: LoanProfile;
  past?: readonly RunPlan[];
  /** An order that is placed when the loan is first opened. */
  onFirstOpen?: Omit<RunPlan, 'orderedAt'>;
  overrides?: readonly Override[];
  acknowledgement?: Acknowledgement;
}

/** Creates a loan as of a given time. The same seed always gives the same figures. */
export type LoanSeeder = (now: number, seed: number) => LoanSeed;

const ORDINARY = {
  channelId: 6,
  stage: 'Processing',
  lockedAusId: null,
  softPull: { phase2: false, phase3: false },
  isSmartSeriesWithInvestorAccess: false,
  verifications: [],
  appraisalKnownTo: ['DU', 'LPA'],
  isInspectionOffered: false,
  agencyProfile: 'stored',
  servicerClosedUntil: null,
  alwaysFails: null,
  isReadOnly: false,
  hasNoPrivileges: false,
  hasBareHeader: false,
  loanFaults: [],
  responseFiles: 'current',
} satisfies Partial<LoanProfile>;

type Distinctive = Omit<LoanProfile, keyof typeof ORDINARY> & Partial<LoanProfile>;

/** Creates the profile of a retail loan in processing, with the given differences. */
export const profile = (given: Distinctive): LoanProfile => ({ ...ORDINARY, ...given });

const person = (id: PersonaId): string => findPersona(id)?.displayName ?? id;

/** Creates a past order, by default at the usual agency and without credit lines. */
export const past = (
  orderedAt: number,
  by: PersonaId,
  given: Partial<RunPlan> & Pick<RunPlan, 'services'>,
): RunPlan => ({ orderedAt, ...order(by, given) });

export const order = (
  by: PersonaId,
  given: Partial<RunPlan> & Pick<RunPlan, 'services'>,
): Omit<RunPlan, 'orderedAt'> => ({
  submittedBy: person(by),
  credit: [],
  agencyId: 138,
  isSoft: false,
  hasWrongPassword: false,
  preset: null,
  note: null,
  ...given,
});

export const newFindings = (ausId: ServicePlan['ausId'], outcome?: ServicePlan['outcome']): ServicePlan => ({
  ausId,
  transactionType: 'request_new',
  ...(outcome && { outcome }),
});

export const updated = (ausId: ServicePlan['ausId'], outcome?: ServicePlan['outcome']): ServicePlan => ({
  ausId,
  transactionType: 'import_existing',
  ...(outcome && { outcome }),
});

interface CreditOptions {
  reference?: string;
  isJoint?: boolean;
}

/** Creates the same credit line for every borrower. */
export const reports = (
  { borrowers }: Pick<LoanProfile, 'borrowers'>,
  reportType: ReportType,
  { reference, isJoint = false }: CreditOptions = {},
): CreditLine[] =>
  borrowers.map(({ borrowerId, isAlwaysSeparate }) => ({
    borrowerId,
    isSelected: true,
    reportType,
    referenceNumber: reference ?? null,
    isJoint: isJoint && !isAlwaysSeparate,
    copyLiabilities: true,
    formFreeReportNumber: null,
  }));

/** @empty the loan has no borrowers */
export const primaryNameOf = ({ borrowers }: Pick<Loan, 'borrowers'>): string =>
  borrowers.slice(0, 1).map(nameOf).join('');

export const obtained = (at: number, by: PersonaId): Acknowledgement => ({ isObtained: true, at, by: person(by) });
export const NOT_OBTAINED: Acknowledgement = { isObtained: false, at: null, by: null };
