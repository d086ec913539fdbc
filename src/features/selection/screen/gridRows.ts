import * as selectionTexts from '@/features/selection/texts';
import { differenceOf } from '@/features/selection/rules/decisionFacts';
import { RELIEF_TYPES, type ReliefTypeId } from '@/features/selection/rules/repAndWarrant';
import type { SelectionResult } from '@/features/selection/api/contract/selection';
import type { GridFact } from './FactCell';

export const reliefRow = (id: ReliefTypeId, label: string) => ({ id, label: selectionTexts.reliefRow(label) });

/** True for rows of badges. */
export const isSteady = (id: GridFact['id']): boolean =>
  id === 'appraisal' || RELIEF_TYPES.some((type) => type.id === id);

/** By how much, or in what. @empty '' for equal values */
export function differenceIn(fact: GridFact, results: readonly SelectionResult[]): string {
  const figure = differenceOf(String(fact.id), results);
  if (figure !== null || !fact.isDifferent) return figure ?? '';
  if ('name' in fact) return selectionTexts.inRelief;
  return fact.id === 'appraisal' ? selectionTexts.inWaiver : selectionTexts.inValue;
}
