import type { SelectionResult, RankReasons } from '@/features/selection/api/contract/selection';
import { isUsable } from './selectionResult';

/** The server's reasons for a rank; those sent with the result come first. The app adds none. @empty [] without any */
export function reasonsFor(result: SelectionResult, recommendations: readonly RankReasons[]): string[] {
  if (result.waterfallReasons.length > 0) return result.waterfallReasons;
  const placed = recommendations.find(
    ({ requestId, system }) => requestId === result.requestId && (system ?? result.system) === result.system,
  );
  return placed?.reasons ?? [];
}

/**
 * Separates a reason from its points.
 * @shape the server writes points as 'Appraisal waiver (+12)'
 * @empty null points: the server gave none
 */
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
