import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { expiryTitle } from '@/features/session/expiryTitle';
import { returnPressed, selectExpiry, type SessionExpiry } from '@/features/session/sessionSlice';
import { Button } from '@/ui/Button';
import { lazyPiece } from '@/ui/lazyPiece';
import { Notice } from '@/ui/Notice';

const SessionEnd = lazyPiece(
  async () => (await import('./SessionEnd')).SessionEnd,
  ({ expiry }) => <PlainSessionEnd expiry={expiry} />,
);

/** The end of the session, over everything else (specification §2 and §4, "Session modal"). */
export function SessionModal() {
  const expiry = useSelector(selectExpiry);
  return expiry === null ? null : <SessionEnd expiry={expiry} />;
}

/** Without the modal's code, which could not be fetched, the message is said all the same. */
function PlainSessionEnd({ expiry }: { readonly expiry: SessionExpiry }) {
  const dispatch = useDispatch();
  return (
    <Cover role="alertdialog" aria-label={expiryTitle(expiry)}>
      <Notice tone="error" title={expiryTitle(expiry)}>
        {expiry.message}
      </Notice>
      <Button kind="primary" ref={focus} onClick={() => dispatch(returnPressed())}>
        Return to the loan origination system
      </Button>
    </Cover>
  );
}

const focus = (button: HTMLElement | null): void => button?.focus();

const Cover = styled.div`
  position: fixed;
  inset: 0;
  z-index: var(--z-modal);
  display: grid;
  gap: var(--space-4);
  place-content: center;
  background: var(--canvas);
`;
