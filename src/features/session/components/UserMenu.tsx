import { useDispatch, useSelector } from 'react-redux';
import { selectIsInternalEmployee, selectUser, signOutPressed } from '@/features/session/sessionSlice';
import { Button } from '@/ui/Button';

/** Who is signed in, from inside the lender or from outside, and the way out. */
export function UserMenu() {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const isInternal = useSelector(selectIsInternalEmployee);
  if (user === null) return null;
  return (
    <>
      {isInternal !== null && <span>{isInternal ? 'Internal' : 'Partner'}</span>}
      <span>{user.displayName}</span>
      <Button onClick={() => dispatch(signOutPressed())}>Sign out</Button>
    </>
  );
}
