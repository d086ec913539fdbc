import { useDispatch } from 'react-redux';
import * as historyTexts from '@/features/history/texts';
import { dialogOpened } from '@/features/history/state/dialogSlice';
import { Button } from '@/ui/Button';

export function FilePageButton() {
  const dispatch = useDispatch();
  return (
    <Button aria-haspopup="dialog" data-print="never" onClick={() => dispatch(dialogOpened({ kind: 'filePage' }))}>
      {historyTexts.filePage}
    </Button>
  );
}
