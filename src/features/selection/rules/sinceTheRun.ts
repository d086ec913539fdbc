import * as appTexts from '@/config/texts/appTexts';
import * as selectionTexts from '@/features/selection/texts';
import { plannedTime } from '@/lib/format';
import { money } from '@/lib/amounts';
import { momentOf } from '@/lib/moment';
import type { AusDataSet } from '@/features/runs/api/contract/history';
import type { LoanData } from '@/features/loan/api/contract/loan';
import type { AusAvailability } from '@/features/request/api/contract/requestSetup';
import type { SelectionRun } from './selectionRun';

const FIELDS = [
  [appTexts.product, 'productMoniker'],
  [selectionTexts.purpose, 'purposeType'],
  [selectionTexts.refinancePurpose, 'refinancePurpose'],
  [selectionTexts.residency, 'residencyType'],
  [selectionTexts.loanAmount, 'baseLoanAmount'],
  [selectionTexts.purchasePrice, 'purchasePrice'],
  [selectionTexts.appraisedValue, 'appraisedValue'],
] as const;

/**
 * Returns what has changed on the loan since a run, in words.
 * @empty a fact that is unknown on either side is no change
 */
export const loanChangesSince = (submitted: AusDataSet, loan: LoanData): string[] =>
  FIELDS.flatMap(([label, field]) => {
    const [before, after] = [submitted[field], loan[field]];
    if (before === null || after === null || before === after) return [];
    return [selectionTexts.change(label, wordsOf(before), wordsOf(after))];
  });

const wordsOf = (fact: string | number): string => (typeof fact === 'number' ? money(fact) : fact);

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
