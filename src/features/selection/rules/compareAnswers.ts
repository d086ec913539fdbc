import * as comparisonTexts from '@/features/history/comparisonTexts';
import { decisionFacts } from '@/features/selection/rules/decisionFacts';
import { RELIEF_TYPES, type ReliefTypeId } from '@/features/selection/rules/repAndWarrant';
import type { Judged } from '@/features/selection/rules/resultMoves';
import { isUsable } from '@/features/selection/rules/selectionResult';
import * as selectionTexts from '@/features/selection/texts';
import { type AnsweredRow, compareRow } from '@/features/history/rules/compareRuns';
import { type RowId, rowOf } from '@/features/history/rules/historyDataSet';

/** What is loaded of a run's answer. */
export interface Answers extends Judged {
  /** Undefined: not loaded; null: not for this user, or not readable. */
  messages: number | null | undefined;
}

/**
 * Compares what the services answered, as far as it is loaded: relief, figures and the number of messages. DTI is among
 * what was submitted.
 * @spec OWN-2
 * @empty one row for relief and figures if the result of neither run is loaded; none for messages that no user may read
 */
export function compareAnswers(earlier: Answers, later: Answers): AnsweredRow[] {
  const results = [later.result, earlier.result].filter((result) => result !== undefined);
  return [
    ...(results.length === 0
      ? [compareAnswer('relief', comparisonTexts.reliefAndFigures, undefined, undefined)]
      : [
          ...RELIEF_TYPES.map(({ id, label }) =>
            compareAnswer('relief', selectionTexts.reliefRow(label), reliefIn(earlier, id), reliefIn(later, id)),
          ),
          ...decisionFacts(results)
            .filter(({ id }) => id !== 'dti')
            .map(({ label, valueOf }) =>
              compareAnswer(
                'figure',
                label,
                earlier.result && valueOf(earlier.result),
                later.result && valueOf(later.result),
              ),
            ),
        ]),
    ...(earlier.messages === null && later.messages === null
      ? []
      : [compareAnswer('messages', comparisonTexts.messages, earlier.messages, later.messages)]),
  ];
}

/** @empty null for a result that has no relief */
function reliefIn({ result, reliefOf }: Answers, typeId: ReliefTypeId): string | null | undefined {
  if (result === undefined) return undefined;
  if (result.responseId === null || !isUsable(result)) return null;
  return reliefOf(typeId)?.status;
}

type Answer = string | number | null | undefined;

/** A value that is not loaded is neither equal nor different. */
function compareAnswer(id: RowId, label: string, earlier: Answer, later: Answer): AnsweredRow {
  const row = compareRow(rowOf(id, label, earlier ?? null, 'count'), rowOf(id, label, later ?? null, 'count'));
  return {
    ...row,
    earlier: earlier === undefined ? undefined : row.earlier,
    later: later === undefined ? undefined : row.later,
    isChanged: row.isChanged && earlier !== undefined && later !== undefined,
  };
}
