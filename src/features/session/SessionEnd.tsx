import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { REDIRECTING, redirectingIn, TRACKING_NUMBER } from '@/config/messages';
import { paths } from '@/config/paths';
import * as appTexts from '@/config/texts/appTexts';
import * as sessionTexts from '@/config/texts/sessionTexts';
import { Button } from '@/ui/Button';
import { CopyText } from '@/ui/CopyText';
import { Modal } from '@/ui/Modal';
import { NewTabButton } from '@/ui/NewTabButton';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { expiryTitle } from './expiryTitle';
import { returnPressed, type SessionExpiry } from './sessionSlice';

/**
 * A message, an optional countdown and one button. If only the sign-in ran out, a link to sign in again is beside it.
 *
 * @source Specification §2: "Shows a message and"
 * @source Specification §4: "then the message and optionally a one-second countdown"
 * @source Specification §4: "'You will automatically be redirected to H2O in N seconds.'"
 */
export function SessionEnd({ expiry }: { readonly expiry: SessionExpiry }) {
  const dispatch = useDispatch();
  return (
    <Modal
      isOpen
      role="alertdialog"
      isDismissable={false}
      title={expiryTitle(expiry)}
      footer={
        <>
          {expiry.waitsForSignIn && <NewTabButton href={paths.root.href()}>{sessionTexts.signInInNewTab}</NewTabButton>}
          <Button kind={expiry.waitsForSignIn ? 'secondary' : 'primary'} onClick={() => dispatch(returnPressed())}>
            {appTexts.returnToOriginationSystem}
          </Button>
        </>
      }
    >
      <Message text={expiry.message} />
      {expiry.waitsForSignIn && <p>{sessionTexts.signInToGoOn}</p>}
      {expiry.leavesAt !== null && <Countdown leavesAt={expiry.leavesAt} />}
    </Modal>
  );
}

/** The button that copies belongs to the number; the modal's only button of its own is in the footer. */
function Message({ text }: { readonly text: string }) {
  const [words = '', number] = text.split(`${TRACKING_NUMBER} `);
  if (number === undefined) return <p>{text}</p>;
  return (
    <p>
      {words}
      {TRACKING_NUMBER}{' '}
      <TrackingNumber>
        <CopyText text={number} what={sessionTexts.trackingNumber} isAlwaysShown />
      </TrackingNumber>
    </p>
  );
}

const TrackingNumber = styled.strong`
  user-select: all;
`;

/** Screen readers announce the countdown only at these seconds. */
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

/**
 * Computes the seconds from the deadline instead of counting ticks, so that they are correct after the computer sleeps.
 */
function useSecondsUntil(moment: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(moment));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(moment)), 250);
    return () => clearInterval(timer);
  }, [moment]);
  return seconds;
}

const secondsUntil = (moment: number): number => Math.max(0, Math.ceil((moment - Date.now()) / 1000));
