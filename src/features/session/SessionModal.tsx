import { useDispatch, useSelector } from 'react-redux';
import * as appTexts from '@/config/texts/appTexts';
import { EXPIRY_TITLES } from '@/features/session/rules/sessionExpiry';
import { Button } from '@/ui/Button';
import { lazyComponent } from '@/ui/lazyComponent';
import { Notice } from '@/ui/Notice';
import { Countdown } from './Countdown';
import { returnPressed, selectExpiry, type SessionExpiry } from './sessionSlice';
import { UnsettledWork } from './UnsettledWork';

const SessionEnd = lazyComponent(async () => (await import('./SessionEnd')).SessionEnd, PlainSessionEnd);

export function SessionModal() {
  const expiry = useSelector(selectExpiry);
  return expiry === null ? null : <SessionEnd expiry={expiry} />;
}

/** Shows the message if the modal's code fails to load. */
function PlainSessionEnd({ expiry }: { readonly expiry: SessionExpiry }) {
  const dispatch = useDispatch();
  const title = EXPIRY_TITLES[expiry.kind];
  return (
    <div className="session-end" role="alertdialog" aria-label={title}>
      <Notice tone="error" title={title}>
        {expiry.message}
      </Notice>
      <UnsettledWork />
      {expiry.leavesAt !== null && <Countdown leavesAt={expiry.leavesAt} />}
      <Button kind="primary" ref={focus} onClick={() => dispatch(returnPressed())}>
        {appTexts.returnToH2o}
      </Button>
    </div>
  );
}

const focus = (button: HTMLElement | null): void => button?.focus();
