import { useDispatch } from 'react-redux';
import * as historyTexts from '@/features/history/texts';
import { filePageOpened } from '@/features/history/state/overlaysSlice';
import { Button } from '@/ui/Button';

/** Opens the page for the loan's file. */
export function FilePageButton() {
  const dispatch = useDispatch();
  return (
    <Button aria-haspopup="dialog" data-print="never" onClick={() => dispatch(filePageOpened())}>
      {historyTexts.filePage}
    </Button>
  );
}
