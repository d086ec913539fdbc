import { useDispatch, useSelector } from 'react-redux';
import * as runsTexts from '@/config/texts/runsTexts';
import * as uiTexts from '@/config/texts/uiTexts';
import { historyWanted, selectHistory } from '@/features/history/state/historySlice';
import { isLoadedEmpty } from '@/lib/remote';
import type { RootState } from '@/lib/rootState';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';

/** Reports an answer without a history, which differs from a loan without requests. */
export function NothingDelivered() {
  const dispatch = useDispatch();
  const isShown = useSelector((state: RootState) => isLoadedEmpty(selectHistory(state)));
  if (!isShown) return null;
  return (
    <EmptyState
      title={runsTexts.historyEmpty}
      action={<Button onClick={() => dispatch(historyWanted())}>{uiTexts.tryAgain}</Button>}
    >
      {runsTexts.historyEmptyHint}
    </EmptyState>
  );
}
