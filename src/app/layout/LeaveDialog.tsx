import * as appTexts from '@/config/texts/appTexts';
import { Button } from '@/ui/Button';
import { Modal } from '@/ui/Modal';

interface LeaveDialogProps {
  /** The button that leaves. */
  readonly leaveLabel: string;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** Asks before entries are lost without a reload of the page, about which the browser asks. */
export const LeaveDialog = ({ leaveLabel, onLeave, onClose }: LeaveDialogProps) => (
  <Modal
    isOpen
    role="alertdialog"
    title={appTexts.entriesWillBeLost}
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
    {appTexts.entriesNotSent}
  </Modal>
);
