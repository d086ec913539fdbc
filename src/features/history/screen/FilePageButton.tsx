import { useDispatch } from 'react-redux';
import { SHORTCUTS } from '@/config/shortcuts';
import * as historyTexts from '@/config/texts/historyTexts';
import { filePageOpened } from '@/features/history/state/overlaysSlice';
import { useShortcut } from '@/features/preferences/useShortcut';
import { Button } from '@/ui/Button';

/** Opens the page for the loan's file. */
export function FilePageButton() {
  const dispatch = useDispatch();
  const open = () => dispatch(filePageOpened());
  const keys = useShortcut(SHORTCUTS.filePage, open);
  return (
    <Button {...keys} aria-haspopup="dialog" data-print="never" onClick={open}>
      {historyTexts.filePage}
    </Button>
  );
}
