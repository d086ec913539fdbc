import type { AusDataSet } from '@/domain/history/historyItem';
import type { LoanData } from '@/domain/loan/loan';
import { money } from '@/lib/format';

/** One fact of the loan that is no longer what the run was told. */
export interface LoanChange {
  label: string;
  before: string;
  after: string;
}

const AMOUNTS = [
  ['Loan amount', 'baseLoanAmount'],
  ['Purchase price', 'purchasePrice'],
  ['Appraised value', 'appraisedValue'],
] as const;

const WORDS = [
  ['Product', 'productMoniker'],
  ['Purpose', 'purposeType'],
  ['Refinance purpose', 'refinancePurpose'],
  ['Residency', 'residencyType'],
] as const;

/**
 * What has changed on the loan since a run: its results may no longer hold.
 *
 * @empty a fact that either side does not know is no change
 */
export const loanChangesSince = (submitted: AusDataSet, loan: LoanData): LoanChange[] => [
  ...WORDS.flatMap(([label, field]) => changeOf(label, submitted[field], loan[field], (word) => word)),
  ...AMOUNTS.flatMap(([label, field]) => changeOf(label, submitted[field], loan[field], money)),
];

const changeOf = <Fact>(
  label: string,
  before: Fact | null,
  after: Fact | null,
  inWords: (fact: Fact) => string,
): LoanChange[] =>
  before === null || after === null || before === after
    ? []
    : [{ label, before: inWords(before), after: inWords(after) }];
