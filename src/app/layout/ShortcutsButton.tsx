import { useState } from 'react';
import { SHORTCUTS } from '@/config/shortcuts';
import * as appTexts from '@/config/texts/appTexts';
import { useShortcut } from '@/features/preferences/useShortcut';
import { Button } from '@/ui/Button';
import { Kbd } from '@/ui/Kbd';
import { lazyDialog } from '@/ui/lazyComponent';

const ShortcutsDialog = lazyDialog(async () => (await import('./ShortcutsDialog')).ShortcutsDialog);

export function ShortcutsButton() {
  const [isOpen, setIsOpen] = useState(false);
  useShortcut(SHORTCUTS.shortcuts, () => setIsOpen(true));
  return (
    <>
      <Button
        kind="quiet"
        aria-haspopup="dialog"
        aria-keyshortcuts={SHORTCUTS.shortcuts.chord}
        title={appTexts.shortcuts}
        onClick={() => setIsOpen(true)}
      >
        {appTexts.shortcutsShort} <Kbd chord={SHORTCUTS.shortcuts.chord} />
      </Button>
      {isOpen && <ShortcutsDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
