import Settings from 'lucide-react/icons/settings';
import { useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { SHORTCUTS } from '@/config/shortcuts';
import * as appTexts from '@/config/texts/appTexts';
import { useShortcut } from '@/features/preferences/useShortcut';
import { signOutPressed } from '@/features/session/sessionSlice';
import { UserMenu } from '@/features/session/UserMenu';
import { openWorkDropped, selectIsSending, selectIsUnsent } from '@/lib/openWork';
import type { RootState } from '@/lib/rootState';
import { Button, Kbd } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { LeaveDialog, SettingsDialog, ShortcutsDialog } from './lazyAppDialogs';

/** The signed-in user. Signing out asks first if it would lose entries or miss a response. */
export function UserArea() {
  const dispatch = useDispatch();
  const store = useStore<RootState>();
  const [isAsking, setIsAsking] = useState(false);
  const signOut = (): void => {
    if (selectIsUnsent(store.getState()) || selectIsSending(store.getState())) setIsAsking(true);
    else dispatch(signOutPressed());
  };
  const leave = (): void => {
    setIsAsking(false);
    // Otherwise the browser would ask again.
    dispatch(openWorkDropped());
    dispatch(signOutPressed());
  };
  return (
    <>
      <UserMenu onSignOut={signOut} />
      {isAsking && (
        <LeaveDialog
          losesEntries={selectIsUnsent}
          leaveLabel={appTexts.signOut}
          onLeave={leave}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

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
        <span>{appTexts.shortcutsShort}</span> <Kbd chord={SHORTCUTS.shortcuts.chord} />
      </Button>
      {isOpen && <ShortcutsDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

export function SettingsButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton icon={Settings} label={appTexts.settings} aria-haspopup="dialog" onClick={() => setIsOpen(true)} />
      {isOpen && <SettingsDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
