import * as loanTexts from '@/config/texts/loanTexts';
import * as selectionTexts from '@/config/texts/selectionTexts';
import type { AusDataSet } from '@/domain/history/historyItem';
import type { LoanData } from '@/domain/loan/loan';
import type { AusAvailability } from '@/domain/request/requestSetup';
import { momentOf, money, plannedTime } from '@/lib/format';
import type { SelectionRun } from './selectionRun';

/** A fact of the loan that differs from what the run used. */
export interface LoanChange {
  label: string;
  before: string;
  after: string;
}

const AMOUNTS = [
  [selectionTexts.loanAmount, 'baseLoanAmount'],
  [selectionTexts.purchasePrice, 'purchasePrice'],
  [selectionTexts.appraisedValue, 'appraisedValue'],
] as const;

const WORDS = [
  [loanTexts.product, 'productMoniker'],
  [selectionTexts.purpose, 'purposeType'],
  [selectionTexts.refinancePurpose, 'refinancePurpose'],
  [selectionTexts.residency, 'residencyType'],
] as const;

/**
 * Returns what has changed on the loan since a run. The run's results may no longer be valid.
 * @empty a fact that is unknown on either side is no change
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

/**
 * Returns a text for each service of a run that cannot be run again now, with the time when it reopens.
 * @empty [] for a service whose availability the API did not send
 */
export const closedServiceTexts = (run: SelectionRun, availability: readonly AusAvailability[]): string[] =>
  run.items.flatMap(({ system, service }) => {
    const found = availability.find((each) => each.system === system);
    return found?.isAvailable === false ? [inWords(service ?? selectionTexts.theService, found)] : [];
  });

function inWords(service: string, { unavailableTo, message }: AusAvailability): string {
  const until =
    momentOf(unavailableTo) === null ? selectionTexts.now : selectionTexts.until(plannedTime(unavailableTo));
  return selectionTexts.cannotRunAgain(service, until, message === null ? '' : ` ${message}`);
}
