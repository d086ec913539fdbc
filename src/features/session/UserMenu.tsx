import { useSelector } from 'react-redux';
import * as appTexts from '@/config/texts/appTexts';
import { Button } from '@/ui/Button';
import { selectEmployment, selectIsSignedIn, selectPreTransformedUserData } from './sessionSlice';

const KINDS = {
  internal: appTexts.internalUser,
  external: appTexts.externalUser,
  unknown: null,
  notAsked: null,
} as const;

export function UserMenu({ onSignOut }: { readonly onSignOut: () => void }) {
  const isSignedIn = useSelector(selectIsSignedIn);
  const user = useSelector(selectPreTransformedUserData);
  const kind = KINDS[useSelector(selectEmployment)];
  if (!isSignedIn) return null;
  return (
    <>
      <span className="user">
        {kind !== null && <span title={kind}>{kind}</span>}
        {user !== null && <span title={user.displayName}>{user.displayName}</span>}
      </span>
      <Button onClick={onSignOut}>{appTexts.signOut}</Button>
    </>
  );
}
