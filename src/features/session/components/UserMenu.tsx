import { useDispatch, useSelector } from 'react-redux';
import { selectEmployment, selectIsSignedIn, selectUser, signOutPressed } from '@/features/session/sessionSlice';
import { Button } from '@/ui/Button';

const KINDS = { internal: 'Internal', external: 'Partner', unknown: null, notAsked: null } as const;

/** Who is signed in, from inside the lender or from outside, and the way out. */
export function UserMenu() {
  const dispatch = useDispatch();
  const isSignedIn = useSelector(selectIsSignedIn);
  const user = useSelector(selectUser);
  const kind = KINDS[useSelector(selectEmployment)];
  if (!isSignedIn) return null;
  return (
    <>
      {kind !== null && <span>{kind}</span>}
      {user !== null && <span>{user.displayName}</span>}
      <Button onClick={() => dispatch(signOutPressed())}>Sign out</Button>
    </>
  );
}
