import Settings from 'lucide-react/icons/settings';
import { useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import * as appTexts from '@/config/texts/appTexts';
import { signOutPressed } from '@/features/session/sessionSlice';
import { UserMenu } from '@/features/session/UserMenu';
import { openWorkDropped, selectIsSending, selectIsUnsent } from '@/lib/openWork';
import type { RootState } from '@/lib/rootState';
import { IconButton } from '@/ui/IconButton';
import { LeaveDialog, SettingsDialog } from './lazyAppDialogs';

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

export function SettingsButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton icon={Settings} label={appTexts.settings} aria-haspopup="dialog" onClick={() => setIsOpen(true)} />
      {isOpen && <SettingsDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
