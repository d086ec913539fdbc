import { Modal as AriaModal } from 'react-aria-components';
import { styled } from 'styled-components';
import { DialogFrame, type DialogFrameProps } from './DialogFrame';
import { Backdrop } from './Backdrop';

export interface ModalProps extends DialogFrameProps {
  readonly isOpen: boolean;
  readonly width?: 'medium' | 'wide';
}

/** A dialog over the page. It traps the focus and restores it on close. */
export const Modal = ({ isOpen, width = 'medium', ...frame }: ModalProps) => {
  const { isDismissable = true, onClose } = frame;
  return (
    <Centered
      isOpen={isOpen}
      onOpenChange={() => onClose?.()}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
    >
      <Sheet $width={width}>
        <DialogFrame {...frame} />
      </Sheet>
    </Centered>
  );
};

const WIDTHS = { medium: '520px', wide: '960px' };

const Centered = styled(Backdrop)`
  place-items: center;
  padding: var(--space-4);
`;

const Sheet = styled(AriaModal)<{ $width: 'medium' | 'wide' }>`
  display: flex;
  flex-direction: column;
  width: min(100%, ${({ $width }) => WIDTHS[$width]});
  min-height: 0;
  max-height: 100%;
  background: var(--surface);
  border: 1px solid var(--border);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow-overlay);
`;
