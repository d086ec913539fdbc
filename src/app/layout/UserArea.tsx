import { useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import * as appTexts from '@/config/texts/appTexts';
import { signOutPressed } from '@/features/session/sessionSlice';
import { UserMenu } from '@/features/session/UserMenu';
import { openWorkDropped, selectIsUnsent } from '@/lib/openWork';
import type { RootState } from '@/lib/rootState';
import { lazyDialog } from '@/ui/lazyComponent';

const LeaveDialog = lazyDialog(async () => (await import('./LeaveDialog')).LeaveDialog);

/** The signed-in user. Signing out asks first if it would lose entries. */
export function UserArea() {
  const dispatch = useDispatch();
  const store = useStore<RootState>();
  const [isAsking, setIsAsking] = useState(false);
  const signOut = (): void => {
    if (selectIsUnsent(store.getState())) setIsAsking(true);
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
      {isAsking && <LeaveDialog leaveLabel={appTexts.signOut} onLeave={leave} onClose={() => setIsAsking(false)} />}
    </>
  );
}
