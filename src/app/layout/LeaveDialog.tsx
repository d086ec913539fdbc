import { useState } from 'react';
import { useStore } from 'react-redux';
import * as appTexts from '@/config/texts/appTexts';
import { selectIsSending } from '@/lib/openWork';
import type { RootState } from '@/lib/rootState';
import { Button } from '@/ui/Button';
import { Modal } from '@/ui/Modal';

interface LeaveDialogProps {
  readonly losesEntries: (state: RootState) => boolean;
  readonly leaveLabel: string;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/**
 * Asks before entries are lost, or a response is missed, without a reload of the page, about which the browser asks. The
 * question stays the same when the response arrives while it is open.
 */
export function LeaveDialog({ losesEntries, leaveLabel, onLeave, onClose }: LeaveDialogProps) {
  const store = useStore<RootState>();
  const [{ isSending, isLosing }] = useState(() => ({
    isSending: selectIsSending(store.getState()),
    isLosing: losesEntries(store.getState()),
  }));
  return (
    <Modal
      role="alertdialog"
      title={isLosing ? appTexts.entriesWillBeLost : appTexts.notConfirmedYet}
      onClose={onClose}
      footer={
        <>
          <Button kind="primary" onClick={onClose}>
            {appTexts.stay}
          </Button>
          <Button onClick={onLeave}>{leaveLabel}</Button>
        </>
      }
    >
      {isSending && <p>{appTexts.mayHaveGoneThrough}</p>}
      {isLosing && <p>{appTexts.entriesNotSent}</p>}
    </Modal>
  );
}
