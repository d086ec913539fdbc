import Settings from 'lucide-react/icons/settings';
import { useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import * as appTexts from '@/config/texts/appTexts';
import type { Employment } from '@/features/loan/rules/privileges';
import {
  selectEmployment,
  selectIsSignedIn,
  selectPreTransformedUserData,
  signOutPressed,
} from '@/features/session/sessionSlice';
import { openWorkDropped, selectIsSending, selectIsUnsent } from '@/lib/openWork';
import type { RootState } from '@/lib/rootState';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { LeaveDialog, SettingsDialog } from './lazyAppDialogs';

const KINDS: Partial<Record<Employment, string>> = {
  internal: appTexts.internalUser,
  external: appTexts.externalUser,
  failed: appTexts.userKindUnknown,
};

/** In a small window the text is cut: it is whole on hover and on touch. */
const whole = (text: string) => ({ title: text, 'data-hint': text });

/** The signed-in user. Signing out asks first if it would lose entries or miss a response. */
export function UserArea() {
  const dispatch = useDispatch();
  const store = useStore<RootState>();
  const isSignedIn = useSelector(selectIsSignedIn);
  const user = useSelector(selectPreTransformedUserData);
  const kind = KINDS[useSelector(selectEmployment)];
  const [isAsking, setIsAsking] = useState(false);
  if (!isSignedIn) return null;
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
      <span className="user">
        {kind !== undefined && <span {...whole(kind)}>{kind}</span>}
        {user !== null && <span {...whole(user.displayName)}>{user.displayName}</span>}
      </span>
      <Button onClick={signOut}>{appTexts.signOut}</Button>
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
