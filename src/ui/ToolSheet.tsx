import type { ReactNode, RefObject } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import { styled } from 'styled-components';

export interface ToolSheetProps {
  readonly label: string;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export const ToolSheet = ({ label, button, onClose, children }: ToolSheetProps) => (
  <Sheet className="card" isOpen onOpenChange={onClose} triggerRef={button} placement="bottom end">
    <Choices aria-label={label}>{children}</Choices>
  </Sheet>
);

const Sheet = styled(Popover)`
  min-width: 200px;
  padding: var(--space-3);
  /* Its height ends at the edge of the window. */
  overflow: auto;
  box-shadow: var(--shadow-overlay);
`;

const Choices = styled(Dialog)`
  outline: none;
`;
