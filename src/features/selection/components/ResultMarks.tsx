import { statusTone } from '@/domain/loan/statusTone';
import { isOnlyUsable, resultInEffect } from '@/domain/selection/selectionMarks';
import { isUsable, type SelectionResult } from '@/domain/selection/selectionResult';
import { StatusBadge } from '@/ui/StatusBadge';

interface ResultMarksProps {
  readonly result: SelectionResult;
  readonly results: readonly SelectionResult[];
}

/** What is recommended and what is selected, as marks of their own. */
export function ResultMarks({ result, results }: ResultMarksProps) {
  const isInEffect = resultInEffect(results)?.key === result.key;
  const isOnly = isOnlyUsable(result, results);
  return (
    <>
      {!isUsable(result) && <StatusBadge tone={statusTone(result.status)}>{result.status}</StatusBadge>}
      {result.isRecommended && <StatusBadge tone="recommended">Recommended</StatusBadge>}
      {isOnly && <StatusBadge tone="neutral">Only usable result</StatusBadge>}
      {result.isSelected && (
        <StatusBadge tone="ok">{result.isRecommended || isOnly ? 'Selected' : 'Selected (override)'}</StatusBadge>
      )}
      {isInEffect && !result.isSelected && results.length > 1 && <StatusBadge tone="ok">Auto-selected</StatusBadge>}
    </>
  );
}
