import { type Judgment, judgeDu, judgeLpa } from './judgment';
import { reliefsOf, type Relief, type ReliefType, type BorrowerRelief } from './relief';
import type { Submission } from './submission';
import { NO_WAIVER, waiverOf, type Waiver } from './waiver';
import { nameOf } from './borrowers';
import { formatDollars, fundsToVerifyOf } from './facts';
import { isoDate } from './clock';
import { productOf } from './products';

/** Everything that a service finds in a submission. */
export interface Verdict extends Judgment {
  waiver: Waiver;
  reliefs: readonly Relief[];
  conditions: readonly Condition[];
  findings: readonly DuFinding[];
}

/** Applies simple rules of the sandbox; they don't model any real service. */
export function judge(submission: Submission): Verdict {
  const judgment = submission.system === 'DU' ? judgeDu(submission) : judgeLpa(submission);
  const waiver = waiverOf(submission, judgment);
  const reliefs = reliefsOf(submission, judgment, waiver);
  return {
    ...judgment,
    waiver,
    reliefs,
    conditions: conditionsOf(submission, reliefs, waiver),
    findings: submission.system === 'DU' ? duFindingsOf(submission, reliefs, waiver) : [],
  };
}

/** Returns LPA's result for a key that it doesn't know. */
export function invalidKey(submission: Submission): Verdict {
  const judgment: Judgment = {
    riskClass: 'invalid',
    isEligible: false,
    recommendation: 'Invalid',
    reasons: ['The LPA key does not belong to a loan that this lender may open.'],
  };
  return {
    ...judgment,
    waiver: NO_WAIVER,
    reliefs: reliefsOf(submission, judgment, NO_WAIVER),
    conditions: [],
    findings: [],
  };
}

/** The parts of the file that conditions are about. */
export const CONDITION_TOPICS = [
  ...(['funds', 'income', 'employment', 'appraisal', 'inspection'] as const),
  ...(['lien', 'occupancy', 'insurance', 'title'] as const),
];

type ConditionTopic = (typeof CONDITION_TOPICS)[number];

export interface Condition {
  topic: ConditionTopic;
  text: string;
}

/** Returns what the file must contain before closing. Each relief and the waiver remove a condition. */
export function conditionsOf(submission: Submission, reliefs: readonly Relief[], waiver: Waiver): Condition[] {
  const { facts, borrowers } = submission;
  const isRelieved = (type: ReliefType): boolean => reliefs.some((r) => r.type === type && r.status === 'Eligible');
  return [
    ...(isRelieved('Assets')
      ? []
      : [about('funds', `Verify funds of ${formatDollars(fundsToVerifyOf(facts))} with two months of statements.`)]),
    ...(isRelieved('Income')
      ? []
      : borrowers.map((b) => about('income', `Document the income of ${nameOf(b)}: pay stub and W-2.`))),
    ...(isRelieved('Employment')
      ? []
      : borrowers.map((b) => about('employment', `Verbal verification of employment for ${nameOf(b)}.`))),
    ...(waiver.isOffered ? [] : [about('appraisal', 'Appraisal report, interior and exterior.')]),
    ...(waiver.needsInspection ? [about('inspection', 'Property data of an inspection, interior and exterior.')] : []),
    ...(facts.subordinateLien === null ? [] : [about('lien', 'Note and terms of the subordinate financing.')]),
    ...(facts.residency === 'Primary Residence' ? [] : [about('occupancy', 'Rent schedule or proof of occupancy.')]),
    about('insurance', 'Hazard insurance for at least the replacement cost.'),
    about('title', 'Title commitment without exceptions that affect the lien.'),
  ];
}

const about = (topic: ConditionTopic, text: string): Condition => ({ topic, text });

export interface DuFinding {
  type: string;
  name: string;
  /** Empty when the finding is about the loan. */
  borrowerName: string;
}

/** From this submission on, DU reports the number of resubmissions as a red flag. */
const EXCESSIVE_SUBMISSIONS = 10;
const BASELINE_LIMIT = 806_500;

export const duFindingsOf = (submission: Submission, reliefs: readonly Relief[], waiver: Waiver): DuFinding[] => [
  ofLoan('Appraisal', appraisalFinding(waiver)),
  ...reliefs.flatMap((relief) => relief.borrowers.flatMap((borrower) => findingOf(relief, borrower))),
  ...redFlags(submission),
  ...(isHighBalance(submission) ? [ofLoan('Eligibility', 'HIGH-BALANCE-LIMIT')] : []),
  ...(submission.facts.subordinateLien === null ? [] : [ofLoan('Eligibility', 'SUBORDINATE-FINANCING')]),
];

const appraisalFinding = ({ isOffered, needsInspection }: Waiver): string => {
  if (!isOffered) return '2125 INTERIOR-APPRAISAL';
  return needsInspection ? 'PROPERTY-DATA-COLLECTION' : '2167 FIELDWORK-WAIVER-L1';
};

const VALIDATED: Readonly<Partial<Record<ReliefType, string>>> = {
  Assets: 'ASSET-VALIDATED-SUFFICIENT',
  Income: 'INCOME-VALIDATED-BASE',
};
const NOT_VALIDATED: Readonly<Partial<Record<ReliefType, string>>> = {
  Assets: 'ASSET-NOT-VALIDATED-SHORT',
  Income: 'INCOME-NOT-VALIDATED',
  Employment: 'EMPLOYMENT-NOT-VALIDATED',
};

function findingOf({ type, closeBy }: Relief, { status, borrowerName }: BorrowerRelief): DuFinding[] {
  if (status === 'Not Requested') return [];
  const closing = closeBy === null ? 'EMPLOYMENT-VALIDATED' : `EMPLOYMENT-CLOSE-BY ${isoDate(closeBy)}`;
  const name = status === 'Eligible' ? (VALIDATED[type] ?? closing) : NOT_VALIDATED[type];
  return name === undefined ? [] : [{ type: `${type === 'Assets' ? 'Asset' : type} validation`, name, borrowerName }];
}

function redFlags({ facts, borrowers, number }: Submission): DuFinding[] {
  const first = borrowers[0];
  return [
    ...(number >= EXCESSIVE_SUBMISSIONS ? [ofLoan('Red flag', 'EXCESSIVE-RESUBMISSIONS')] : []),
    ...(facts.hasMortgageLates && first
      ? [{ type: 'Credit', name: 'MORTGAGE-LATE-12-MONTHS', borrowerName: nameOf(first) }]
      : []),
  ];
}

const isHighBalance = ({ facts }: Submission): boolean =>
  facts.loanAmount > BASELINE_LIMIT && productOf(facts.productMoniker).family === 'Conventional';

const ofLoan = (type: string, name: string): DuFinding => ({ type, name, borrowerName: '' });
