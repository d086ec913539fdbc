import type { AusSystem } from '@/domain/loan/aus';
import type { SelectionResult } from './selectionResult';

/** The server's reasons for the rank of one service's result. */
export interface Recommendation {
  requestId: string;
  system: AusSystem | null;
  reasons: string[];
}

/**
 * Returns the server's reasons for the rank of a result; reasons sent with the result come first. The app adds none of
 * its own.
 *
 * @empty [] when the server sent none
 */
export function reasonsFor(result: SelectionResult, recommendations: readonly Recommendation[]): string[] {
  if (result.waterfallReasons.length > 0) return result.waterfallReasons;
  const placed = recommendations.find(
    ({ requestId, system }) => requestId === result.requestId && (system ?? result.system) === result.system,
  );
  return placed?.reasons ?? [];
}
