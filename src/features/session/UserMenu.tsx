import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as appTexts from '@/config/texts/appTexts';
import { Button } from '@/ui/Button';
import { NARROW } from '@/ui/wide';
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
      <UserLabel>
        {kind !== null && <Name title={kind}>{kind}</Name>}
        {user !== null && <Name title={user.displayName}>{user.displayName}</Name>}
      </UserLabel>
      <Button onClick={onSignOut}>{appTexts.signOut}</Button>
    </>
  );
}

/** The words arrive late: in a small window they are cut, or have a line of their own, so that they move no button. */
const UserLabel = styled.span`
  display: flex;
  gap: var(--space-3);
  min-width: 0;

  @media (max-width: 374.98px) {
    flex: 0 0 100%;
    justify-content: flex-end;
    min-height: 1lh;
  }
`;

const Name = styled.span`
  ${NARROW} {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
