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

/** In a small window the text is cut: it is whole on hover and on touch. */
const whole = (text: string) => ({ title: text, 'data-hint': text });

export function UserMenu({ onSignOut }: { readonly onSignOut: () => void }) {
  const isSignedIn = useSelector(selectIsSignedIn);
  const user = useSelector(selectPreTransformedUserData);
  const kind = KINDS[useSelector(selectEmployment)];
  if (!isSignedIn) return null;
  return (
    <>
      <span className="user">
        {kind !== null && <span {...whole(kind)}>{kind}</span>}
        {user !== null && <span {...whole(user.displayName)}>{user.displayName}</span>}
      </span>
      <Button onClick={onSignOut}>{appTexts.signOut}</Button>
    </>
  );
}
