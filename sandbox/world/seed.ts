import { findPersona, type PersonaId } from '@sandbox/personas';
import { borrowersNamed, type Borrower } from './borrowers';
import { DAY, MINUTE, workingDaysBefore } from './clock';
import { factsWith, type Facts, type GivenFacts } from './facts';
import type { Acknowledgement, CreditLine, LoanProfile, Override, RunPlan, ServicePlan } from './model';
import type { AusId } from './services';
import type { Verification } from './submission';

/** The initial state of a loan: its profile and its past orders, oldest first. */
export interface LoanSeed {
  profile: LoanProfile;
  past: readonly RunPlan[];
  /** An order that is placed when the loan is first opened. */
  onFirstOpen: RunPlan | undefined;
  overrides: readonly Override[];
  acknowledgement: Acknowledgement;
}

/** Creates a loan as of a given time. The same seed always gives the same figures. */
export type LoanSeeder = (now: number, seed: number) => LoanSeed;

const ORDINARY = {
  channelId: 6,
  stage: 'Processing',
  lockedAusId: null,
  softPull: { phase2: false, phase3: false },
  isSmartSeriesWithInvestorAccess: false,
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

/** What distinguishes a loan from a retail loan in processing without orders. */
export interface GivenLoan extends Partial<Omit<LoanProfile, 'loanId' | 'facts' | 'property' | 'verifications'>> {
  loanNumber: string;
  story: string;
  property: readonly [street: string, city: string, state: string, zip: string];
  facts: GivenFacts;
  verifications?: readonly Verified[];
  past?: readonly PastOrder[];
  onFirstOpen?: Omit<PastOrder, 'at'>;
  overrides?: readonly Override[];
  /** Absent: obtained just before the first order of full credit. */
  acknowledgement?: Acknowledgement;
}

/** An order of the past, by default at the usual agency, with the loan's facts and reports. */
interface PastOrder extends Partial<Pick<RunPlan, 'agencyId' | 'isSoft' | 'hasWrongPassword' | 'note'>> {
  /** Working days before the start, with the office time; or milliseconds since 1970. */
  at: readonly [days: number, hour: number, minute?: number] | number;
  by: PersonaId;
  services: readonly (AusId | ServicePlan)[];
  credit: CreditOrder | readonly CreditLine[];
  /** How they differed from today's. */
  facts?: Partial<Facts>;
  verifications?: readonly Verified[];
}

type CreditOrder = 'new' | 'new joint' | 'reissue' | 'reissue joint';

interface Start {
  now: number;
  seed: number;
  borrowers: readonly Borrower[];
}

/** Creates a loan with an inner list of names for each application. */
export const loan =
  (loanId: string, applications: readonly (readonly string[])[], describe: (start: Start) => GivenLoan): LoanSeeder =>
  (now, seed) => {
    const named = borrowersNamed(loanId, applications);
    const given = describe({ now, seed, borrowers: named });
    const { past = [], onFirstOpen, overrides = [], acknowledgement, verifications = [], ...distinctive } = given;
    const { borrowers = named, property } = given;
    const facts = factsWith(given.facts);
    const planOf = ({ at, by, services, credit, facts: differing, ...order }: PastOrder): RunPlan => ({
      agencyId: 138,
      isSoft: false,
      hasWrongPassword: false,
      note: null,
      ...order,
      orderedAt: typeof at === 'number' ? at : workingDaysBefore(now, ...at),
      submittedBy: person(by),
      services: services.map((service) => (typeof service === 'number' ? { ausId: service } : service)),
      credit: typeof credit === 'string' ? reports(borrowers, credit) : credit,
      facts: { ...facts, ...differing },
      verifications: verificationsOf(borrowers, order.verifications ?? verifications, now),
    });
    const plans = past.map(planOf);
    return {
      profile: {
        ...ORDINARY,
        ...distinctive,
        loanId,
        borrowers,
        facts,
        property: { street: property[0], city: property[1], state: property[2], zip: property[3] },
        verifications: verificationsOf(borrowers, verifications, now),
      },
      past: plans,
      onFirstOpen: onFirstOpen && planOf({ ...onFirstOpen, at: now }),
      overrides,
      acknowledgement: acknowledgement ?? firstAuthorization(plans),
    };
  };

const person = (id: PersonaId): string => findPersona(id)?.displayName ?? id;

/** Creates the same credit line for each of the borrowers. */
export const reports = (borrowers: readonly Borrower[], order: CreditOrder): CreditLine[] =>
  borrowers.map(({ borrowerId, isAlwaysSeparate }) => ({
    borrowerId,
    isSelected: true,
    reportType: order.startsWith('new') ? 'REPORT_TYPE_REQUEST_NEW' : 'REPORT_TYPE_RE_ISSUE',
    referenceNumber: null,
    isJoint: order.endsWith('joint') && !isAlwaysSeparate,
    copyLiabilities: true,
    formFreeReportNumber: null,
  }));

/** A soft pull needs no authorization. */
function firstAuthorization(plans: readonly RunPlan[]): Acknowledgement {
  const first = plans.find(({ isSoft }) => !isSoft);
  return first
    ? { isObtained: true, at: first.orderedAt - 5 * MINUTE, by: first.submittedBy }
    : { isObtained: false, at: null, by: null };
}

/** A report of the borrower in this place, complete and eligible for both systems unless it says otherwise. */
type Verified = Pick<Verification, 'type'> & Partial<Verification> & { of: number };

const VERIFICATION_LIFE_DAYS = 60;

/** Vendor names are fictional; report ids are derived from the borrower. */
const VENDORS = {
  Assets: { vendor: 'BalanceTrail', code: 'BT' },
  Income: { vendor: 'PayLedger', code: 'PL' },
  Employment: { vendor: 'WorkProof', code: 'WP' },
};

const verificationsOf = (borrowers: readonly Borrower[], verified: readonly Verified[], now: number): Verification[] =>
  verified.flatMap(({ of: place, type, orderedOn = workingDaysBefore(now, 4, 10, 20), ...given }) => {
    const { vendor, code } = VENDORS[type];
    return borrowers.slice(place, place + 1).map(({ borrowerId }) => ({
      borrowerId,
      vendor,
      type,
      reportId: `${code}-${borrowerId}${type.charAt(0)}`,
      status: 'Complete',
      orderedOn,
      expiresOn: orderedOn + VERIFICATION_LIFE_DAYS * DAY,
      isEligibleForDu: true,
      isEligibleForLpa: true,
      ...given,
    }));
  });
