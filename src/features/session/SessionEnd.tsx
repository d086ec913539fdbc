import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { TRACKING_NUMBER } from '@/config/messages';
import * as appTexts from '@/config/texts/appTexts';
import { SIGN_IN_PAGE } from '@/services/identity/signInNews';
import { Button } from '@/ui/Button';
import { Modal } from '@/ui/Modal';
import { NewTabLink } from '@/ui/NewTabButton';
import { Countdown } from './Countdown';
import { EXPIRY_TITLES } from './sessionEndTexts';
import { returnPressed, type SessionExpiry } from './sessionSlice';
import { selectSessionExpires } from './sessionExpires';

/** A message, an optional countdown and one button. If only the sign-in ran out, the message links to a sign-in. */
export function SessionEnd({ expiry }: { readonly expiry: SessionExpiry }) {
  const dispatch = useDispatch();
  const { isVisible, message, startCountdown } = useSelector(selectSessionExpires);
  if (!isVisible) return null;
  return (
    <Modal
      role="alertdialog"
      title={EXPIRY_TITLES[expiry.kind]}
      footer={
        <Button kind="primary" onClick={() => dispatch(returnPressed())}>
          {appTexts.returnToOriginationSystem}
        </Button>
      }
    >
      <Message text={message} />
      {expiry.kind === 'waiting' && (
        <p>
          <span>{appTexts.signInToGoOn}</span> <NewTabLink href={SIGN_IN_PAGE}>{appTexts.signInInNewTab}</NewTabLink>
        </p>
      )}
      {startCountdown && expiry.leavesAt !== null && <Countdown leavesAt={expiry.leavesAt} />}
    </Modal>
  );
}

function Message({ text }: { readonly text: string }) {
  const [words = '', number] = text.split(`${TRACKING_NUMBER} `);
  if (number === undefined) return <p>{text}</p>;
  return (
    <p>
      <span>{words + TRACKING_NUMBER}</span> <TrackingNumber>{number}</TrackingNumber>
    </p>
  );
}

const TrackingNumber = styled.strong`
  user-select: all;
`;
