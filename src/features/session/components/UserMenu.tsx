import { useDispatch, useSelector } from 'react-redux';
import {
  selectIsInternalEmployee,
  selectIsSignedIn,
  selectUser,
  signOutPressed,
} from '@/features/session/sessionSlice';
import { Button } from '@/ui/Button';

/** Who is signed in, from inside the lender or from outside, and the way out. */
export function UserMenu() {
  const dispatch = useDispatch();
  const isSignedIn = useSelector(selectIsSignedIn);
  const user = useSelector(selectUser);
  const isInternal = useSelector(selectIsInternalEmployee);
  if (!isSignedIn) return null;
  return (
    <>
      {isInternal !== null && <span>{isInternal ? 'Internal' : 'Partner'}</span>}
      {user !== null && <span>{user.displayName}</span>}
      <Button onClick={() => dispatch(signOutPressed())}>Sign out</Button>
    </>
  );
}
