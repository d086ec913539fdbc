import { type ComponentProps, useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { REDIRECTING, redirectingIn, TRACKING_NUMBER } from '@/config/messages';
import * as appTexts from '@/config/texts/appTexts';
import { Button } from '@/ui/Button';
import { lazyComponent } from '@/ui/lazyComponent';
import type { Modal as RealModal } from '@/ui/Modal';
import { TabCode } from '@/ui/Notice';
import { useNow } from '@/ui/useNow';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { returnPressed, selectExpiry, selectSessionExpires, selectUnsettled } from './sessionSlice';

const Modal = lazyComponent(async () => (await import('@/ui/Modal')).Modal, PlainModal);

export function SessionModal({ system }: { readonly system: string }) {
  const dispatch = useDispatch();
  const { isVisible, message, startCountdown, isInternalServerError } = useSelector(selectSessionExpires);
  const { leavesAt = null, isWorkForgotten = false } = useSelector(selectExpiry) ?? {};
  const unsettled = useSelector(selectUnsettled);
  if (!isVisible) return null;
  const errorTitle = isInternalServerError ? appTexts.unexpectedError : appTexts.clockError;
  return (
    <Modal
      role="alertdialog"
      title={startCountdown ? appTexts.sessionEnded : errorTitle}
      footer={
        <Button kind="primary" onClick={() => dispatch(returnPressed())}>
          {appTexts.returnTo(system)}
        </Button>
      }
    >
      <Message text={message} />
      {unsettled.map((kind) => (
        <p key={kind}>{appTexts.unsettled[kind]}</p>
      ))}
      <p style={{ marginBlock: 'var(--space-2)' }}>{isWorkForgotten ? appTexts.workForgotten : appTexts.workKept}</p>
      {startCountdown && leavesAt !== null && <Countdown leavesAt={leavesAt} system={system} />}
      <TabCode />
    </Modal>
  );
}

function Message({ text }: { readonly text: string }) {
  const [words = '', number] = text.split(`${TRACKING_NUMBER} `);
  if (number === undefined) return <p>{text}</p>;
  return (
    <p>
      <span>{words + TRACKING_NUMBER}</span> <strong style={{ userSelect: 'all' }}>{number}</strong>
    </p>
  );
}

const SPOKEN_SECONDS = [5, 0];
/** A computer that is busy shows the second in which the countdown begins for too short a time to be read out. */
const KEPT_SECONDS = 2;

/** Counts to `leavesAt` (epoch milliseconds) instead of ticks, so that it is right after the computer sleeps. */
function Countdown({ leavesAt, system }: { readonly leavesAt: number; readonly system: string }) {
  const seconds = Math.max(0, Math.ceil((leavesAt - useNow(250)) / 1000));
  const [first] = useState(seconds);
  const textAt = (left: number): string => (left > 0 ? redirectingIn(left, system) : REDIRECTING);
  const spoken = [first, ...SPOKEN_SECONDS].find((each) => seconds <= each && seconds > each - KEPT_SECONDS);
  return (
    <>
      <p aria-hidden>{textAt(seconds)}</p>
      <VisuallyHidden role="status">{spoken === undefined ? '' : textAt(spoken)}</VisuallyHidden>
    </>
  );
}

/** In place of the modal if its code fails to load. */
function PlainModal({ title, children, footer }: ComponentProps<typeof RealModal>) {
  const id = useId();
  return (
    <div
      className="session-end"
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      ref={focusButton}
    >
      <p className="type-section" id={id}>
        {title}
      </p>
      <div id={`${id}-text`}>{children}</div>
      {footer}
    </div>
  );
}

const focusButton = (dialog: HTMLElement | null): void => dialog?.querySelector('button')?.focus();
