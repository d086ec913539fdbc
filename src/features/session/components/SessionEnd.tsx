import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { REDIRECTING, redirectingIn } from '@/config/messages';
import { expiryTitle } from '@/features/session/expiryTitle';
import { returnPressed, type SessionExpiry } from '@/features/session/sessionSlice';
import { Button } from '@/ui/Button';
import { Modal } from '@/ui/Modal';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

/** The end of the session as a modal: a message, perhaps a countdown, and one way out. */
export function SessionEnd({ expiry }: { readonly expiry: SessionExpiry }) {
  const dispatch = useDispatch();
  return (
    <Modal
      isOpen
      role="alertdialog"
      isDismissable={false}
      title={expiryTitle(expiry)}
      footer={
        <Button kind="primary" onClick={() => dispatch(returnPressed())}>
          Return to the loan origination system
        </Button>
      }
    >
      <p>{expiry.message}</p>
      {expiry.leavesAt !== null && <Countdown leavesAt={expiry.leavesAt} />}
    </Modal>
  );
}

/** Seconds at which the countdown is spoken; the ticks in between are only seen. */
const SPOKEN_SECONDS = [5, 0];

function Countdown({ leavesAt }: { readonly leavesAt: number }) {
  const seconds = useSecondsUntil(leavesAt);
  const [first] = useState(seconds);
  const text = seconds > 0 ? redirectingIn(seconds) : REDIRECTING;
  const isSpoken = seconds === first || SPOKEN_SECONDS.includes(seconds);
  return (
    <>
      <p aria-hidden>{text}</p>
      <VisuallyHidden role="status">{isSpoken ? text : ''}</VisuallyHidden>
    </>
  );
}

/** Counts towards a deadline rather than ticks, so that a laptop that slept sees what is really left. */
function useSecondsUntil(moment: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(moment));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(moment)), 250);
    return () => clearInterval(timer);
  }, [moment]);
  return seconds;
}

const secondsUntil = (moment: number): number => Math.max(0, Math.ceil((moment - Date.now()) / 1000));
