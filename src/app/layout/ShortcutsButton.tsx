import { useState } from 'react';
import { SHORTCUTS } from '@/config/shortcuts';
import * as settingsTexts from '@/config/texts/settingsTexts';
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
        title={settingsTexts.shortcuts}
        onClick={() => setIsOpen(true)}
      >
        {settingsTexts.shortcutsShort} <Kbd chord={SHORTCUTS.shortcuts.chord} />
      </Button>
      {isOpen && <ShortcutsDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
