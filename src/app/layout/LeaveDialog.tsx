import { useState } from 'react';
import { useStore } from 'react-redux';
import * as appTexts from '@/config/texts/appTexts';
import { selectIsSending } from '@/lib/openWork';
import type { RootState } from '@/lib/rootState';
import { Button } from '@/ui/Button';
import { Modal } from '@/ui/Modal';

interface LeaveDialogProps {
  /** The button that leaves. */
  readonly leaveLabel: string;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/**
 * Asks before entries are lost, or an answer is missed, without a reload of the page, about which the browser asks. The
 * question stays the same when the answer arrives while it is open.
 */
export function LeaveDialog({ leaveLabel, onLeave, onClose }: LeaveDialogProps) {
  const store = useStore<RootState>();
  const [isSending] = useState(() => selectIsSending(store.getState()));
  return (
    <Modal
      isOpen
      role="alertdialog"
      title={isSending ? appTexts.notConfirmedYet : appTexts.entriesWillBeLost}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{appTexts.stay}</Button>
          <Button kind="primary" onClick={onLeave}>
            {leaveLabel}
          </Button>
        </>
      }
    >
      {isSending ? appTexts.mayHaveGoneThrough : appTexts.entriesNotSent}
    </Modal>
  );
}
