import { useSelector } from 'react-redux';
import * as appTexts from '@/config/texts/appTexts';
import { Button } from '@/ui/Button';
import { selectEmployment, selectIsSignedIn, selectUser } from './sessionSlice';

const KINDS = {
  internal: appTexts.internalUser,
  external: appTexts.externalUser,
  unknown: null,
  notAsked: null,
} as const;

/** @source Specification §1: "Internal employees are distinguished by a lookup" */
export function UserMenu({ onSignOut }: { readonly onSignOut: () => void }) {
  const isSignedIn = useSelector(selectIsSignedIn);
  const user = useSelector(selectUser);
  const kind = KINDS[useSelector(selectEmployment)];
  if (!isSignedIn) return null;
  return (
    <>
      {kind !== null && <span>{kind}</span>}
      {user !== null && <span>{user.displayName}</span>}
      <Button onClick={onSignOut}>{appTexts.signOut}</Button>
    </>
  );
}
