import * as selectionTexts from '@/features/selection/texts';
import { RELIEF_TYPES, type ReliefTypeId } from '@/features/selection/rules/repAndWarrant';
import type { GridFact } from './FactCell';

export const reliefRow = (id: ReliefTypeId, label: string) => ({ id, label: selectionTexts.reliefRow(label) });

/** True for rows of badges. */
export const isSteady = (id: GridFact['id']): boolean =>
  id === 'appraisal' || RELIEF_TYPES.some((type) => type.id === id);
