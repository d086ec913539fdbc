import { moved } from '@/features/history/detailTexts';
import * as selectionTexts from '@/features/selection/texts';
import type { Relief, SelectionResult } from '@/features/selection/api/contract/selection';
import { decisionFacts } from './decisionFacts';
import { RELIEF_TYPES, type ReliefTypeId } from './repAndWarrant';

/** A result with its relief, as far as both are loaded. */
export interface Judged {
  result: SelectionResult | undefined;
  reliefOf: (typeId: ReliefTypeId) => Relief | undefined;
}

/**
 * Returns what a service answered otherwise than before: relief, waiver, conditions and figures. DTI is among what was
 * submitted. @empty [] also for what is unknown on either side
 */
export function resultMoves(before: Judged, after: Judged): string[] {
  if (before.result === undefined || after.result === undefined) return [];
  const [earlier, later] = [before.result, after.result];
  return [
    ...RELIEF_TYPES.map(({ id, label }) =>
      move(selectionTexts.reliefRow(label), before.reliefOf(id)?.status, after.reliefOf(id)?.status),
    ),
    ...decisionFacts([later])
      .filter(({ id }) => id !== 'dti')
      .map(({ label, valueOf }) => move(label, valueOf(earlier), valueOf(later))),
  ].filter((line) => line !== null);
}

const move = (label: string, earlier: string | null = null, later: string | null = null): string | null =>
  earlier === null || later === null || earlier === later ? null : moved(label, earlier, later);
