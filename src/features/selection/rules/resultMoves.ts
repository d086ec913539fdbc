import { moved } from '@/features/history/detailTexts';
import * as selectionTexts from '@/features/selection/texts';
import type { Relief, SelectionResult } from '@/features/selection/api/contract/selection';
import { type DecisionFact, decisionFacts } from './decisionFacts';
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
export const resultMoves = (before: Judged, after: Judged): string[] =>
  movesAmong(before, after, (id) => id !== 'dti').map(({ line }) => line);

/** What a loan gives up or gains with another result of the same run. */
const GIVEN_UP = new Set<DecisionFact['id']>(['appraisal', 'funds', 'reserves', 'conditions']);

/** Returns what differs between the result in effect and the chosen one, as from and to. @empty as in `resultMoves` */
export const choiceMoves = (inEffect: Judged, chosen: Judged): string[] =>
  movesAmong(inEffect, chosen, (id) => GIVEN_UP.has(id))
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map(({ line }) => line);

interface Move {
  id: DecisionFact['id'] | 'relief';
  line: string;
}

/** A waiver given up costs the most. */
const rankOf = ({ id }: Move): number => (id === 'appraisal' ? 0 : 1);

function movesAmong(before: Judged, after: Judged, isShown: (id: DecisionFact['id']) => boolean): Move[] {
  if (before.result === undefined || after.result === undefined) return [];
  const [earlier, later] = [before.result, after.result];
  return [
    ...RELIEF_TYPES.flatMap(({ id, label }) =>
      move('relief', selectionTexts.reliefRow(label), before.reliefOf(id)?.status, after.reliefOf(id)?.status),
    ),
    ...decisionFacts([later])
      .filter(({ id }) => isShown(id))
      .flatMap(({ id, label, valueOf }) => move(id, label, valueOf(earlier), valueOf(later))),
  ];
}

const move = (id: Move['id'], label: string, earlier: string | null = null, later: string | null = null): Move[] =>
  earlier === null || later === null || earlier === later ? [] : [{ id, line: lineOf(label, earlier, later) }];

/** Without the label if a value starts with it: 'Appraisal required → Waiver offered'. */
const lineOf = (label: string, earlier: string, later: string): string =>
  moved([earlier, later].some((value) => value.startsWith(label)) ? '' : label, earlier, later).trimStart();
