import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Dialog, Heading } from 'react-aria-components';
import { styled } from 'styled-components';
import { IconButton } from './IconButton';

export interface DialogFrameProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** The row of buttons at the bottom. */
  readonly footer?: ReactNode;
  readonly onClose?: (() => void) | undefined;
  /** When false, neither Escape, nor a press outside, nor a close button ends it. */
  readonly isDismissable?: boolean;
  /** An alertdialog puts the focus on its first footer button, and is announced with its content: it asks for an answer. */
  readonly role?: 'dialog' | 'alertdialog';
}

/** The inside of a modal or a drawer: title, content that scrolls, footer. */
export const DialogFrame = ({
  title,
  children,
  footer,
  onClose,
  isDismissable = true,
  role = 'dialog',
}: DialogFrameProps) => {
  const contentId = useId();
  const buttons = useRef<HTMLElement>(null);
  const asks = role === 'alertdialog';
  useEffect(() => {
    // In an effect, and not as the buttons appear: the dialog's own effect before it may draw the focus to its frame.
    if (asks) buttons.current?.querySelector('button')?.focus();
  }, [asks]);
  return (
    <Frame role={role} {...(asks && { 'aria-describedby': contentId })}>
      <Top>
        <Title slot="title" level={2}>
          {title}
        </Title>
        {isDismissable && <IconButton icon={X} label="Close" hasTooltip={false} onClick={onClose} />}
      </Top>
      <Content id={contentId}>{children}</Content>
      {footer !== undefined && <Footer ref={buttons}>{footer}</Footer>}
    </Frame>
  );
};

const Frame = styled(Dialog)`
  display: flex;
  flex-direction: column;
  min-height: 0;
  max-height: 100%;
  outline: none;
`;

const Top = styled.header`
  display: flex;
  gap: var(--space-3);
  align-items: flex-start;
  justify-content: space-between;
  padding: var(--space-4) var(--space-4) var(--space-2) var(--space-6);
`;

const Title = styled(Heading)`
  font: var(--type-section);
  overflow-wrap: anywhere;
`;

const Content = styled.div`
  flex: 1;
  min-height: 0;
  padding: 0 var(--space-6) var(--space-4);
  overflow: auto;
  overflow-wrap: anywhere;
`;

const Footer = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  justify-content: flex-end;
  padding: var(--space-3) var(--space-6);
  border-top: 1px solid var(--border);
`;
