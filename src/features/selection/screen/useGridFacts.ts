import { useSelector } from 'react-redux';
import * as selectionTexts from '@/config/texts/selectionTexts';
import { areReliefsDifferent, decisionFacts } from '@/domain/selection/decisionFacts';
import { RELIEF_TYPES, type ReliefTypeId } from '@/domain/selection/repAndWarrant';
import { isSameService, isUsable, type SelectionResult } from '@/domain/selection/selectionResult';
import type { SelectionRun } from '@/domain/selection/selectionRun';
import { reliefAmong, selectReliefs } from '@/features/selection/state/reliefSlice';
import { ratio } from '@/lib/format';

interface Row {
  id: string;
  label: string;
  isDifferent: boolean;
}

export interface ValueFact extends Row {
  kind: 'value' | 'appraisal';
  /** By result; null means unknown, undefined means loading. */
  values: readonly (string | null | undefined)[];
  /** By result; undefined without one. */
  notes: readonly (string | undefined)[];
}

/** A type of relief, which its cells read from the store. */
export interface ReliefFact extends Row {
  kind: 'relief';
  typeId: ReliefTypeId;
  name: string;
  /** The results are loading, which name the responses with the relief. */
  isLoading: boolean;
}

export type GridFact = ValueFact | ReliefFact;

export interface ResultsInView {
  readonly run: SelectionRun;
  /** One column each. */
  readonly results: readonly SelectionResult[];
  /** The results come from the history, because they are loading or could not be loaded. */
  readonly isPreview: boolean;
  readonly isLoading: boolean;
}

/** Returns the rows below the identifiers. @empty no rows while no result has a figure */
export function useGridFacts({ run, results, isLoading }: ResultsInView): GridFact[] {
  const reliefs = useSelector(selectReliefs);
  const hasReliefs = isLoading || results.some((result) => isUsable(result) && result.responseId !== null);
  const facts = decisionFacts(results).map((fact): ValueFact => ({
    ...fact,
    kind: fact.id === 'appraisal' ? 'appraisal' : 'value',
    values: isLoading ? fact.values.map(() => undefined) : fact.values,
    notes: fact.id === 'dti' ? results.map((result) => applicationDti(run, result)) : [],
  }));
  if (!hasReliefs) return facts.some(({ values }) => values.some(isGiven)) ? facts : [];
  const reliefFacts = RELIEF_TYPES.map(({ id, label }): ReliefFact => ({
    kind: 'relief',
    id: `relief ${id}`,
    label: selectionTexts.reliefRow(label),
    isDifferent: areReliefsDifferent(
      results.filter(isUsable).map(({ responseId }) => reliefAmong(reliefs, responseId, id)),
    ),
    typeId: id,
    name: label.toLowerCase(),
    isLoading,
  }));
  return [...facts, ...reliefFacts];
}

const isGiven = (value: unknown): boolean => value !== null;

/** The DTI of the loan application itself, if it differs from the service's. */
function applicationDti(run: SelectionRun, result: SelectionResult): string | undefined {
  const dti = run.items.find((item) => isSameService(result, item))?.ausDataSet?.dti ?? null;
  return dti === null || !isUsable(result) || dti === result.dti
    ? undefined
    : `${selectionTexts.dtiDiffers} ${ratio(dti)}`;
}
