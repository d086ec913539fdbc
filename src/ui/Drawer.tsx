import { Modal as AriaModal } from 'react-aria-components';
import { styled } from 'styled-components';
import { DialogFrame, type DialogFrameProps } from './DialogFrame';
import { Veil } from './Veil';

interface DrawerProps extends DialogFrameProps {
  readonly isOpen: boolean;
}

/** A dialog along the right edge, for long content that is read beside what it belongs to. */
export const Drawer = ({ isOpen, ...frame }: DrawerProps) => {
  const { isDismissable = true, onClose } = frame;
  return (
    <AtTheEdge
      isOpen={isOpen}
      onOpenChange={() => onClose?.()}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
    >
      <Side>
        <DialogFrame {...frame} />
      </Side>
    </AtTheEdge>
  );
};

const AtTheEdge = styled(Veil)`
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
