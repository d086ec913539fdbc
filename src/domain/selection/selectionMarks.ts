import { serviceInEffect } from '@/domain/history/selectedService';
import { isUsable, standingOf, type SelectionResult } from './selectionResult';

/**
 * The result in effect: the selected one; else the recommended one; else the only one with findings.
 *
 * @source Specification §4, "Selected service choice"
 * @empty when none of these is there, undefined
 */
export const resultInEffect = (results: readonly SelectionResult[]): SelectionResult | undefined =>
  serviceInEffect(results, results.some(isAtWork) ? [] : results.filter(isUsable));

const isAtWork = (result: SelectionResult): boolean => standingOf(result) === 'processing';

/** Findings are there, but the recommendation among them is still being worked out. */
export const isRecommendationPending = (results: readonly SelectionResult[]): boolean =>
  results.filter(isUsable).length > 1 &&
  !results.some(({ isRecommended, isWaterfallApplied }) => isRecommended || isWaterfallApplied);

/** The other services of the run gave nothing to choose from. */
export const isOnlyUsable = (result: SelectionResult, results: readonly SelectionResult[]): boolean =>
  results.length > 1 &&
  isUsable(result) &&
  results.every((other) => other === result || !['processing', 'usable'].includes(standingOf(other)));

/** The same results as they will be once the selection is saved. */
export const withSelection = (results: readonly SelectionResult[], key: string): SelectionResult[] =>
  results.map((result) =>
    result.isSelected === (result.key === key) ? result : { ...result, isSelected: result.key === key },
  );

/**
 * What is odd about the marks of a run, in words for people.
 *
 * @empty nothing is odd: []
 */
export function oddMarks(results: readonly SelectionResult[]): string[] {
  const recommended = results.filter(({ isRecommended }) => isRecommended);
  const selected = results.filter(({ isSelected }) => isSelected);
  const failed = selected.find((result) => !isUsable(result));
  return [
    ...(recommended.length > 1 ? [`${namesOf(recommended)} are marked as recommended at once.`] : []),
    ...(selected.length > 1 ? [`${namesOf(selected)} are marked as selected at once.`] : []),
    ...(failed === undefined ? [] : [`The selected service, ${failed.service}, gave no findings.`]),
  ];
}

const LIST = new Intl.ListFormat('en-US');
const namesOf = (results: readonly SelectionResult[]): string => LIST.format(results.map(({ service }) => service));
