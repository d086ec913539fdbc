import type { SelectionResult } from './selectionResult';

/** Why the server places one service's result where it does. */
export interface Recommendation {
  requestId: string;
  ausRequestTypeId: number | null;
  reasons: string[];
}

/**
 * Why a result stands where it does: the server's own reasons, those that came with the result first. None are made up here.
 *
 * @empty the server gave none: []
 */
export function reasonsFor(result: SelectionResult, recommendations: readonly Recommendation[]): string[] {
  if (result.waterfallReasons.length > 0) return result.waterfallReasons;
  const placed = recommendations.find(
    ({ requestId, ausRequestTypeId }) =>
      requestId === result.requestId && (ausRequestTypeId ?? result.ausRequestTypeId) === result.ausRequestTypeId,
  );
  return placed?.reasons ?? [];
}
