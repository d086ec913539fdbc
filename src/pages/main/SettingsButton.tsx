import { Settings } from 'lucide-react';
import { useState } from 'react';
import { SHORTCUTS } from '@/config/shortcuts';
import { useShortcut } from '@/features/preferences/useShortcut';
import { IconButton } from '@/ui/IconButton';
import { lazyDialog } from '@/ui/lazyPiece';

const SettingsDialog = lazyDialog(async () => (await import('./SettingsDialog')).SettingsDialog);

interface SettingsButtonProps {
  readonly supportPhone: string;
}

/** Leads to theme, keyboard shortcuts and version, from every screen. */
export function SettingsButton({ supportPhone }: SettingsButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  useShortcut(SHORTCUTS.settings, () => setIsOpen(true));
  return (
    <>
      <IconButton
        icon={Settings}
        label="Settings and shortcuts"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <SettingsDialog supportPhone={supportPhone} onClose={() => setIsOpen(false)} />}
    </>
  );
}
