import { useDispatch, useSelector } from 'react-redux';
import * as historyTexts from '@/features/history/texts';
import { rowName } from '@/features/runs/rules/historyItem';
import { isComparable } from '@/features/runs/rules/historyRows';
import { comparisonTicked, selectIsCompared } from '@/features/history/state/historyViewSlice';
import type { RootState } from '@/lib/rootState';
import { Checkbox } from '@/ui/Checkbox';
import type { HistoryItem } from '@/features/runs/api/contract/history';
import { tickId } from './tickId';

export function CompareTick({ item }: { readonly item: HistoryItem }) {
  const dispatch = useDispatch();
  const isTicked = useSelector((state: RootState) => selectIsCompared(state, item.key));
  if (!isComparable(item)) return null;
  return (
    <span data-print="never" title={historyTexts.compare(rowName(item))}>
      <Checkbox
        id={tickId(item.key)}
        label={historyTexts.compare(rowName(item))}
        isLabelHidden
        isChecked={isTicked}
        onChange={() => dispatch(comparisonTicked(item.key))}
      />
    </span>
  );
}
