import { useSelector } from 'react-redux';
import * as selectionTexts from '@/config/texts/selectionTexts';
import { areReliefsDifferent, decisionFacts } from '@/domain/selection/decisionFacts';
import { RELIEF_TYPES, type ReliefTypeId } from '@/domain/selection/repAndWarrant';
import { isSameService, isUsable, type SelectionResult } from '@/domain/selection/selectionResult';
import type { SelectionRun } from '@/domain/selection/selectionRun';
import { reliefAmong, selectReliefs } from '@/features/selection/state/reliefSlice';
import { ratio } from '@/lib/format';

/** One row of the grid: a fact with its texts, or a type of relief, which its cells read from the store. */
export interface GridFact {
  id: string;
  label: string;
  isDifferent: boolean;
  /** By result; null means unknown, undefined means loading. */
  values: readonly (string | null | undefined)[];
  /** By result; undefined without one. */
  notes?: readonly (string | undefined)[];
  isAppraisal?: boolean;
  relief?: { typeId: ReliefTypeId; name: string };
}

/** Returns the rows below the identifiers. */
export function useGridFacts(
  run: SelectionRun,
  results: readonly SelectionResult[],
  isPreview: boolean,
  isLoading: boolean,
): GridFact[] {
  const reliefs = useSelector(selectReliefs);
  const hasReliefs = isPreview || results.some((result) => isUsable(result) && result.responseId !== null);
  const facts = decisionFacts(results).map((fact): GridFact => ({
    ...fact,
    ...(isLoading && { values: fact.values.map(() => undefined) }),
    ...(fact.id === 'dti' && { notes: results.map((result) => applicationDti(run, result)) }),
    isAppraisal: fact.id === 'appraisal',
  }));
  if (!hasReliefs) return facts;
  const reliefFacts = RELIEF_TYPES.map(({ id, label }): GridFact => ({
    id: `relief ${id}`,
    label: selectionTexts.reliefRow(label),
    isDifferent: areReliefsDifferent(
      results.filter(isUsable).map(({ responseId }) => reliefAmong(reliefs, responseId, id)),
    ),
    values: results.map(() => (isLoading ? undefined : null)),
    relief: { typeId: id, name: label.toLowerCase() },
  }));
  return [...facts, ...reliefFacts];
}

/** The DTI of the loan application itself, if it differs from the service's. */
function applicationDti(run: SelectionRun, result: SelectionResult): string | undefined {
  const dti = run.items.find((item) => isSameService(result, item))?.ausDataSet?.dti ?? null;
  return dti === null || !isUsable(result) || dti === result.dti
    ? undefined
    : `${selectionTexts.dtiDiffers} ${ratio(dti)}`;
}
