import * as appTexts from '@/config/texts/appTexts';
import * as selectionTexts from '@/features/selection/texts';
import { plannedTime } from '@/lib/format';
import { money } from '@/lib/amounts';
import { momentOf } from '@/lib/moment';
import type { AusDataSet } from '@/features/requests/api/contract/history';
import type { LoanData } from '@/features/loan/api/contract/loan';
import type { AusAvailability } from '@/features/request/api/contract/requestSetup';
import type { SelectionRun } from './selectionRun';

const AMOUNTS = [
  [selectionTexts.loanAmount, 'baseLoanAmount'],
  [selectionTexts.purchasePrice, 'purchasePrice'],
  [selectionTexts.appraisedValue, 'appraisedValue'],
] as const;

const WORDS = [
  [appTexts.product, 'productMoniker'],
  [selectionTexts.purpose, 'purposeType'],
  [selectionTexts.refinancePurpose, 'refinancePurpose'],
  [selectionTexts.residency, 'residencyType'],
] as const;

/** Returns what has changed on the loan since a run, in words. @empty a fact that is unknown on either side is no change */
export const loanChangesSince = (submitted: AusDataSet, loan: LoanData): string[] => [
  ...WORDS.flatMap(([label, field]) => changeOf(label, submitted[field], loan[field], (word) => word)),
  ...AMOUNTS.flatMap(([label, field]) => changeOf(label, submitted[field], loan[field], money)),
];

const changeOf = <Fact>(
  label: string,
  before: Fact | null,
  after: Fact | null,
  inWords: (fact: Fact) => string,
): string[] =>
  before === null || after === null || before === after
    ? []
    : [selectionTexts.change(label, inWords(before), inWords(after))];

/** Names each service that can't run again now, and until when. @empty [] where the API sends no availability */
export const closedServiceTexts = (run: SelectionRun, availability: readonly AusAvailability[]): string[] =>
  run.items.flatMap(({ system, ausRequestType: service }) => {
    const found = availability.find((each) => each.system === system);
    return found?.isAvailable === false ? [inWords(service, found)] : [];
  });

function inWords(service: string | null, { unavailableTo, message }: AusAvailability): string {
  const until = momentOf(unavailableTo) === null ? null : plannedTime(unavailableTo);
  return selectionTexts.cannotRunAgain(service, until, message);
}
