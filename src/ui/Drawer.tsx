import { Modal as AriaModal } from 'react-aria-components';
import { styled } from 'styled-components';
import { DialogFrame, type DialogFrameProps } from './DialogFrame';
import { Backdrop } from './Backdrop';

interface DrawerProps extends DialogFrameProps {
  readonly isOpen: boolean;
}

/** A dialog at the right edge, for long content that the user reads beside the page. */
export const Drawer = ({ isOpen, ...frame }: DrawerProps) => {
  const { isDismissable = true, onClose } = frame;
  return (
    <EdgeBackdrop
      isOpen={isOpen}
      onOpenChange={() => onClose?.()}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
    >
      <Side>
        <DialogFrame {...frame} />
      </Side>
    </EdgeBackdrop>
  );
};

const EdgeBackdrop = styled(Backdrop)`
  justify-items: end;
`;

const Side = styled(AriaModal)`
  display: flex;
  flex-direction: column;
  width: min(100%, 640px);
  height: 100%;
  min-height: 0;
  background: var(--surface);
  border-inline-start: 1px solid var(--border);
  box-shadow: var(--shadow-overlay);
`;
