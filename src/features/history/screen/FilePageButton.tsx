import { useDispatch } from 'react-redux';
import { SHORTCUTS } from '@/config/shortcuts';
import * as historyTexts from '@/config/texts/historyTexts';
import { filePageOpened } from '@/features/history/state/overlaysSlice';
import { useShortcut } from '@/features/preferences/useShortcut';
import { chordLabel } from '@/lib/chord';
import { Button } from '@/ui/Button';

/** Opens the page for the loan's file. */
export function FilePageButton() {
  const dispatch = useDispatch();
  const open = () => dispatch(filePageOpened());
  useShortcut(SHORTCUTS.filePage, open);
  return (
    <Button
      title={chordLabel(SHORTCUTS.filePage.chord)}
      aria-haspopup="dialog"
      aria-keyshortcuts={SHORTCUTS.filePage.chord}
      data-print="never"
      onClick={open}
    >
      {historyTexts.filePage}
    </Button>
  );
}
