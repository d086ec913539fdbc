import type { OverrideLogEntry, SelectionResult, RankReasons } from '@/features/selection/api/contract/selection';
import { isUsable, resultStateOf } from './selectionResult';
import * as laterTexts from '@/config/texts/laterTexts';
import { isProcessing } from '@/features/runs/rules/historyItem';
import { serviceInEffect } from '@/features/runs/rules/selectedService';
import { listed } from '@/config/listed';

/**
 * Returns the result in effect: the selected one, else the recommended one, else the only one with findings once no
 * service is running. As in History, a stopped service doesn't count, nor a run whose services all failed.
 * @spec SEL-2, SEL-4, SEL-9, HIS-60, HIS-61, HIS-62
 * @empty undefined without any of these
 */
export function resultInEffect(results: readonly SelectionResult[]): SelectionResult | undefined {
  const counted = results.filter((result) => resultStateOf(result) !== 'stopped');
  if (results.some(isProcessing)) return serviceInEffect(counted, []);
  const usable = counted.filter(isUsable);
  return results.length > 1 && usable.length === 0 ? undefined : serviceInEffect(counted, usable);
}

export const isRecommendationMissing = (results: readonly SelectionResult[]): boolean =>
  results.filter(isUsable).length > 1 &&
  !results.some(({ isRecommended, isWaterfallLogicApplied }) => isRecommended || isWaterfallLogicApplied);

/** True for another result than the recommended one. Without a recommendation, nothing was overridden. */
export const isOverride = (result: SelectionResult, results: readonly SelectionResult[]): boolean =>
  !result.isRecommended && results.some(({ isRecommended }) => isRecommended) && !isOnlyUsable(result, results);

/**
 * True if another result than the recommended one is in effect by somebody's choice. `change`: the entry of the log;
 * the only usable result needs one, because it is in effect without any choice.
 */
export function isOverridden(results: readonly SelectionResult[], change: OverrideLogEntry | undefined): boolean {
  const inEffect = resultInEffect(results);
  if (inEffect?.isRecommended !== false || !results.some(({ isRecommended }) => isRecommended)) return false;
  return change !== undefined || isOverride(inEffect, results);
}

/** True when the other services of the run have finished without findings. */
export const isOnlyUsable = (result: SelectionResult, results: readonly SelectionResult[]): boolean =>
  results.length > 1 &&
  isUsable(result) &&
  results.every((other) => other === result || !['processing', 'usable'].includes(resultStateOf(other)));

export const withSelection = (results: readonly SelectionResult[], key: string): SelectionResult[] =>
  results.map((result) =>
    result.isSelected === (result.key === key) ? result : { ...result, isSelected: result.key === key },
  );

/** Returns the inconsistent marks of a run, as text for the user. @empty [] when the marks are consistent */
export function inconsistencyTexts(results: readonly SelectionResult[]): string[] {
  const recommended = results.filter(({ isRecommended }) => isRecommended);
  const selected = results.filter(({ isSelected }) => isSelected);
  const failed = selected.find((result) => !isUsable(result));
  return [
    ...(recommended.length > 1 ? [laterTexts.severalRecommended(namesOf(recommended))] : []),
    ...(selected.length > 1 ? [laterTexts.severalSelected(namesOf(selected))] : []),
    ...(failed === undefined ? [] : [laterTexts.selectedWithoutFindings(failed.ausRequestType)]),
  ];
}

const namesOf = (results: readonly SelectionResult[]): string =>
  listed(results.map(({ ausRequestType }) => ausRequestType));

/** The server's reasons for a rank; those sent with the result come first. The app adds none. @empty [] without any */
export function reasonsFor(result: SelectionResult, recommendations: readonly RankReasons[]): string[] {
  if (result.waterfallReasons.length > 0) return result.waterfallReasons;
  const placed = recommendations.find(
    ({ requestId, system }) => requestId === result.requestId && (system ?? result.system) === result.system,
  );
  return placed?.reasons ?? [];
}

/** The server writes points as 'Appraisal waiver (+12)'. @empty null points: the server gave none */
export function scoredReason(reason: string): { text: string; points: number | null } {
  const { text = reason, points } = /^(?<text>.+?)\s*\((?<points>[+-]?\d+)\)$/.exec(reason)?.groups ?? {};
  return { text, points: points === undefined ? null : Number(points) };
}

/** Reasons, without points, that set the recommended result apart. @empty all, if the others have them too */
export function shortReasons(
  recommended: SelectionResult,
  results: readonly SelectionResult[],
  recommendations: readonly RankReasons[],
): string[] {
  const textsOf = (result: SelectionResult) =>
    reasonsFor(result, recommendations).map((reason) => scoredReason(reason).text);
  const others = results.filter((result) => result !== recommended && isUsable(result));
  const shared = new Set(others.flatMap(textsOf));
  const own = textsOf(recommended);
  const apart = own.filter((text) => !shared.has(text));
  return apart.length > 0 ? apart : own;
}
