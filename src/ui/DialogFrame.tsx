import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Dialog, Heading } from 'react-aria-components';
import { styled } from 'styled-components';
import * as uiTexts from '@/config/texts/uiTexts';
import { IconButton } from './IconButton';

export interface DialogFrameProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** The row of buttons at the bottom. */
  readonly footer?: ReactNode;
  readonly onClose?: (() => void) | undefined;
  /** If false, Escape, a press outside and the close button are disabled. */
  readonly isDismissable?: boolean;
  /** An alertdialog requires an answer: it focuses its first footer button or link, and screen readers announce its content. */
  readonly role?: 'dialog' | 'alertdialog';
}

export const DialogFrame = ({
  title,
  children,
  footer,
  onClose,
  isDismissable = true,
  role = 'dialog',
}: DialogFrameProps) => {
  const contentId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const asks = role === 'alertdialog';
  useEffect(() => {
    // In an effect, not in a ref: the dialog's own effect runs first and moves the focus to its frame. Orca reads a
    // focused frame with all of its content as one word.
    const first = asks ? buttons.current?.querySelector<HTMLElement>('button, a') : heading.current;
    first?.focus();
  }, [asks]);
  return (
    <Frame role={role} {...(asks && { 'aria-describedby': contentId })}>
      <Top>
        <Title ref={heading} slot="title" level={2} tabIndex={-1}>
          {title}
        </Title>
        {isDismissable && <IconButton icon={X} label={uiTexts.close} hasTooltip={false} onClick={onClose} />}
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

const Top = styled.div`
  display: flex;
  gap: var(--space-3);
  align-items: flex-start;
  justify-content: space-between;
  padding: var(--space-4) var(--space-4) var(--space-2) var(--space-6);

  @media print {
    padding-inline: 0;
  }
`;

const Title = styled(Heading)`
  font: var(--type-section);
  outline: none;
  overflow-wrap: anywhere;
`;

const Content = styled.div`
  flex: 1;
  min-height: 0;
  padding: 0 var(--space-6) var(--space-4);
  overflow: auto;
  overflow-wrap: anywhere;
`;

const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  justify-content: flex-end;
  padding: var(--space-3) var(--space-6);
  border-top: 1px solid var(--border);
`;
