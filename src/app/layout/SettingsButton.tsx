import { Settings } from 'lucide-react';
import { useState } from 'react';
import * as settingsTexts from '@/config/texts/settingsTexts';
import { IconButton } from '@/ui/IconButton';
import { lazyDialog } from '@/ui/lazyComponent';

const SettingsDialog = lazyDialog(async () => (await import('./SettingsDialog')).SettingsDialog);

interface SettingsButtonProps {
  readonly supportPhone: string;
}

export function SettingsButton({ supportPhone }: SettingsButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton icon={Settings} label={settingsTexts.title} aria-haspopup="dialog" onClick={() => setIsOpen(true)} />
      {isOpen && <SettingsDialog supportPhone={supportPhone} onClose={() => setIsOpen(false)} />}
    </>
  );
}
