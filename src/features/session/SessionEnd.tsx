import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { TRACKING_NUMBER } from '@/config/messages';
import * as appTexts from '@/config/texts/appTexts';
import { EXPIRY_TITLES } from '@/features/session/rules/sessionExpiry';
import { Button } from '@/ui/Button';
import { Modal } from '@/ui/Modal';
import { Countdown } from './Countdown';
import { returnPressed, selectSessionExpires, type SessionExpiry } from './sessionSlice';
import { UnsettledWork } from './UnsettledWork';

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
          {appTexts.returnToH2o}
        </Button>
      }
    >
      <Message text={message} />
      <UnsettledWork />
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
