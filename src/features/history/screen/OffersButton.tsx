import { useDispatch, useSelector } from 'react-redux';
import * as sheetTexts from '@/config/texts/sheetTexts';
import { isUnderwriting } from '@/domain/history/historyItem';
import { selectHistoryItems } from '@/features/history/state/historySlice';
import { offersOpened } from '@/features/history/state/offersSlice';
import type { RootState } from '@/lib/rootState';
import { Button } from '@/ui/Button';

/** Opens the list of waiver and relief. @empty nothing without an underwriting run */
export function OffersButton() {
  const dispatch = useDispatch();
  const hasRuns = useSelector((state: RootState) => selectHistoryItems(state).some(isUnderwriting));
  if (!hasRuns) return null;
  return (
    <Button aria-haspopup="dialog" data-print="never" onClick={() => dispatch(offersOpened('waiver'))}>
      {sheetTexts.offers}
    </Button>
  );
}
