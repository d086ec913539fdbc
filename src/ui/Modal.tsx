import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Dialog, Heading, Modal as AriaModal, ModalOverlay } from 'react-aria-components';
import { createGlobalStyle, styled } from 'styled-components';
import * as uiTexts from '@/config/texts/uiTexts';
import { isComposing } from '@/lib/submitKeys';
import { IconButton } from './IconButton';
import { NARROW } from './wide';

interface DialogProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  /** Undefined: Escape and a press outside don't close it, and it has no close button. */
  readonly onClose?: (() => void) | undefined;
  /** An alertdialog needs an answer: it focuses its first footer button or link, and announces its content. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly width?: keyof typeof WIDTHS;
  readonly isAtEdge?: boolean;
}

const WIDTHS = { medium: '520px', drawer: '640px', wide: '960px', full: '1200px' };

/** A dialog over the page. It traps the focus and restores it when it is no longer rendered. */
export const Modal = ({ width = 'medium', isAtEdge = false, ...dialog }: DialogProps) => (
  <Backdrop
    isOpen
    onOpenChange={() => dialog.onClose?.()}
    isDismissable={dialog.onClose !== undefined}
    isKeyboardDismissDisabled={dialog.onClose === undefined}
    $isAtEdge={isAtEdge}
  >
    <Sheet className="card" $width={WIDTHS[width]} $isAtEdge={isAtEdge}>
      <DialogFrame {...dialog} />
    </Sheet>
  </Backdrop>
);

export const Drawer = (dialog: DialogProps) => <Modal width="drawer" isAtEdge {...dialog} />;

const DialogFrame = ({ title, children, footer, onClose, role = 'dialog' }: DialogProps) => {
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
  useEffect(() => {
    const listening = new AbortController();
    // React Aria takes the key that ends a word in Safari for the user's Escape.
    const leaveToInputMethod = (event: KeyboardEvent): void => {
      if (isComposing(event)) event.stopPropagation();
    };
    window.addEventListener('keydown', leaveToInputMethod, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, []);
  return (
    <Frame role={role} {...(asks && { 'aria-describedby': contentId })}>
      <Top>
        <Title ref={heading} slot="title" level={2} tabIndex={-1}>
          {title}
        </Title>
        {onClose !== undefined && <IconButton icon={X} label={uiTexts.close} hasTooltip={false} onClick={onClose} />}
      </Top>
      <Content id={contentId}>{children}</Content>
      {footer !== undefined && <Footer ref={buttons}>{footer}</Footer>}
    </Frame>
  );
};

const Frame = styled(Dialog)`
  display: flex;
  /* The buttons stay at the bottom while the content loads. */
  flex: auto;
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

  /* Most in one row. */
  ${NARROW} {
    gap: var(--space-1);
    padding-inline: var(--space-4);

    > * {
      padding-inline: 8px;
    }
  }
`;

const Backdrop = styled(ModalOverlay)<{ $isAtEdge: boolean }>`
  position: fixed;
  inset: 0;
  z-index: var(--z-modal);
  display: grid;
  /* Keeps the dialog from getting wider than the window. */
  grid-template-columns: minmax(0, 1fr);
  background: var(--backdrop);
  ${({ $isAtEdge }) => ($isAtEdge ? 'justify-items: end;' : 'place-items: center; padding: var(--space-4);')}
`;

const Sheet = styled(AriaModal)<{ $width: string; $isAtEdge: boolean }>`
  display: flex;
  flex-direction: column;
  width: min(100%, ${({ $width }) => $width});
  min-height: 0;
  max-height: 100%;
  box-shadow: var(--shadow-overlay);
  ${({ $isAtEdge }) => $isAtEdge && 'height: 100%; border-width: 0; border-inline-start-width: 1px; border-radius: 0;'}
`;

/** While its dialog is open, paper has that instead of the screen below, with the loan and who printed it above. */
export const PrintAlone = () => (
  <>
    <PrintStyle />
    <span data-print-alone hidden />
  </>
);

const PrintStyle = createGlobalStyle`
  @media print {
    html:has([data-print-alone]) {
      overflow: visible !important;

      main {
        display: none;
      }
      * {
        min-height: 0 !important;
      }
      body :has([data-print-alone]) {
        position: static !important;
        display: block;
        justify-items: normal;
        width: auto;
        max-height: none;
        padding: 0;
        overflow: visible;
        background: none;
        border: 0;
        box-shadow: none;
      }
    }
  }
`;
