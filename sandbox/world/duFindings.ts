import { nameOf } from './borrowers';
import { isoDate } from './clock';
import { productOf } from './products';
import type { BorrowerRelief, Relief, ReliefType } from './relief';
import type { Submission } from './submission';
import type { Waiver } from './waiver';

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
