import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { HistoryItem } from '@/domain/history/historyItem';
import { resultInEffect } from '@/domain/selection/selectionMarks';
import { isSameService, type SelectionResult } from '@/domain/selection/selectionResult';
import type { SelectionRun } from '@/domain/selection/selectionRun';
import { FindingCodesDialog } from '@/features/history/components/FindingCodesDialog';
import { FindingCodesLink } from '@/features/history/components/FindingCodesLink';
import { ResultCard } from '@/features/selection/components/ResultCard';
import { resultChosen, selectIsOverrideUnresolved } from '@/features/selection/overrideSlice';
import { selectOverrideBlock, selectOverrideChoice } from '@/workflows/overrideChoice';
import { selectShownResults } from '@/workflows/selectionRuns';

interface ServiceCardProps {
  readonly result: SelectionResult;
  readonly run: SelectionRun;
  readonly hasChoice: boolean;
}

/** A result beside what History knows of the same service. */
export function ServiceCard({ result, run, hasChoice }: ServiceCardProps) {
  const dispatch = useDispatch();
  const results = useSelector(selectShownResults);
  const choice = useSelector(selectOverrideChoice);
  const block = useSelector(selectOverrideBlock);
  const isUnresolved = useSelector(selectIsOverrideUnresolved);
  const keyInEffect = resultInEffect(results)?.key;
  const chosenKey = choice?.chosen.key ?? keyInEffect;
  const item = run.items.find((candidate) => isSameService(result, candidate));
  return (
    <ResultCard
      result={result}
      results={results}
      choosing={
        hasChoice
          ? {
              chosenKey,
              isBlocked: block !== null || isUnresolved,
              onChoose: (key) => dispatch(resultChosen(key === keyInEffect ? null : key)),
            }
          : undefined
      }
      applicationDti={item?.ausDataSet?.dti ?? null}
      actions={item?.ausDataSet?.hasDuFindingCodes === true && <FindingCodes item={item} />}
    />
  );
}

function FindingCodes({ item }: { readonly item: HistoryItem }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <FindingCodesLink item={item} onClick={() => setOpen(true)} />
      {isOpen && <FindingCodesDialog item={item} onClose={() => setOpen(false)} />}
    </>
  );
}
