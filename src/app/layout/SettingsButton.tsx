import Settings from 'lucide-react/icons/settings';
import { useState } from 'react';
import * as appTexts from '@/config/texts/appTexts';
import { IconButton } from '@/ui/IconButton';
import { lazyDialog } from '@/ui/lazyComponent';

const SettingsDialog = lazyDialog(async () => (await import('./SettingsDialog')).SettingsDialog);

export function SettingsButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton icon={Settings} label={appTexts.settings} aria-haspopup="dialog" onClick={() => setIsOpen(true)} />
      {isOpen && <SettingsDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
