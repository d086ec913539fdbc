import GitCompareArrows from 'lucide-react/icons/git-compare-arrows';
import { useDispatch, useSelector } from 'react-redux';
import * as historyTexts from '@/config/texts/historyTexts';
import type { HistoryItem } from '@/domain/history/historyItem';
import { rowName } from '@/domain/history/historyLabels';
import { selectPreviousRuns } from '@/features/history/state/historySlice';
import { dialogOpened } from '@/features/history/state/historyViewSlice';
import type { RootState } from '@/lib/rootState';
import { IconButton } from '@/ui/IconButton';

/** Compares a run with the previous run of the same underwriting system. @empty nothing for a first run */
export function ComparePrevious({ item }: { readonly item: HistoryItem }) {
  const dispatch = useDispatch();
  const previous = useSelector((state: RootState) => selectPreviousRuns(state).get(item.key));
  if (previous === undefined) return null;
  return (
    <IconButton
      icon={GitCompareArrows}
      label={historyTexts.comparePrevious(rowName(item), previous.requestId)}
      hasTooltip={false}
      onClick={() => dispatch(dialogOpened({ kind: 'compare', itemKeys: [previous.key, item.key] }))}
    />
  );
}
