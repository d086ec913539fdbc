import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { TRACKING_NUMBER } from '@/config/messages';
import * as sessionTexts from '@/config/texts/sessionTexts';
import { isFramed } from '@/lib/isFramed';
import { SIGN_IN_PAGE } from '@/services/signInNews';
import { Button } from '@/ui/Button';
import { CopyText } from '@/ui/CopyText';
import { Modal } from '@/ui/Modal';
import { NewTabButton } from '@/ui/NewTabButton';
import { Countdown } from './Countdown';
import { expiryTitle, leaveLabel } from './sessionEndTexts';
import { returnPressed, type SessionExpiry } from './sessionSlice';
import { selectSessionExpires } from './sessionExpires';
import { signInWindowPressed } from './signInWindowPressed';

/**
 * A message, an optional countdown and one button. If only the sign-in ran out, a link to sign in again is beside it.
 *
 * @source Specification §2: "Shows a message and"
 * @source Specification §4: "then the message and optionally a one-second countdown"
 */
export function SessionEnd({ expiry }: { readonly expiry: SessionExpiry }) {
  const dispatch = useDispatch();
  const { isVisible, message, startCountdown } = useSelector(selectSessionExpires);
  if (!isVisible) return null;
  return (
    <Modal
      role="alertdialog"
      title={expiryTitle(expiry)}
      footer={
        <>
          {expiry.waitsForSignIn && <SignInAgain />}
          <Button kind={expiry.waitsForSignIn ? 'secondary' : 'primary'} onClick={() => dispatch(returnPressed())}>
            {leaveLabel()}
          </Button>
        </>
      }
    >
      <Message text={message} />
      {expiry.waitsForSignIn && <p>{sessionTexts.signInToGoOn}</p>}
      {startCountdown && expiry.leavesAt !== null && <Countdown leavesAt={expiry.leavesAt} />}
    </Modal>
  );
}

/** In a frame, a new tab couldn't hand its sign-in over: browsers keep the two apart. */
function SignInAgain() {
  const dispatch = useDispatch();
  return isFramed() ? (
    <Button kind="primary" onClick={() => dispatch(signInWindowPressed())}>
      {sessionTexts.signInInWindow}
    </Button>
  ) : (
    <NewTabButton href={SIGN_IN_PAGE}>{sessionTexts.signInInNewTab}</NewTabButton>
  );
}

/** The button that copies belongs to the number; the modal's only button of its own is in the footer. */
function Message({ text }: { readonly text: string }) {
  const [words = '', number] = text.split(`${TRACKING_NUMBER} `);
  if (number === undefined) return <p>{text}</p>;
  return (
    <p>
      <span>{words + TRACKING_NUMBER}</span>{' '}
      <TrackingNumber>
        <CopyText text={number} what={sessionTexts.trackingNumber} isAlwaysShown />
      </TrackingNumber>
    </p>
  );
}

const TrackingNumber = styled.strong`
  user-select: all;
`;
