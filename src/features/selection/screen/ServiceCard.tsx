import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { HistoryItem } from '@/domain/history/historyItem';
import { resultInEffect } from '@/domain/selection/selectionMarks';
import { isSameService, type SelectionResult } from '@/domain/selection/selectionResult';
import type { SelectionRun } from '@/domain/selection/selectionRun';
import { FindingCodesDialog } from '@/features/history/screen/FindingCodesDialog';
import { FindingCodesLink } from '@/features/history/screen/FindingCodesLink';
import { selectOverrideBlock, selectOverrideChoice } from '@/features/selection/state/overrideChoice';
import { resultChosen, selectIsOverrideUnresolved } from '@/features/selection/state/overrideSlice';
import { selectShownResults } from '@/features/selection/state/selectionRuns';
import { OverrideForm } from './OverrideForm';
import { ResultCard } from './ResultCard';

interface ServiceCardProps {
  readonly result: SelectionResult;
  readonly run: SelectionRun;
  readonly hasChoice: boolean;
}

/** A result, with data from the history about the same service. */
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
      form={
        hasChoice &&
        choice?.chosen.key === result.key && (
          <OverrideForm chosen={choice.chosen} issues={choice.issues} warnings={choice.warnings} />
        )
      }
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
