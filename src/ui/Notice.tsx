import X from 'lucide-react/icons/x';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import * as uiTexts from '@/config/texts/uiTexts';
import { Button } from './Button';
import { IconButton } from './IconButton';
import { NotificationIcon, type NotificationType } from './NotificationIcon';
import { StatusText } from './StatusText';
import { focusHeading } from './focusHeading';
import { OwnElement } from './OwnElement';

/** Focuses the screen's heading if the element unmounts while it contains the focus, which would otherwise be lost. */
function useHeadingFocusOnUnmount(ref: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element?.contains(document.activeElement) === true) focusHeading();
    };
  }, [ref]);
}

interface NoticeProps {
  readonly tone?: NotificationType;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** Shows a 'Try again' button, or one labeled `retryLabel`. */
  readonly onRetry?: (() => void) | undefined;
  readonly retryLabel?: string;
  /** Shows a 'Dismiss' button. */
  readonly onDismiss?: (() => void) | undefined;
}

/**
 * A message beside its subject. Errors interrupt a screen reader; other messages wait. `data-live-announcer` keeps open
 * dialogs from hiding the text, because screen readers read it again when it reappears.
 */
export const Notice = ({
  tone = 'info',
  title,
  children,
  onRetry,
  retryLabel = uiTexts.tryAgain,
  onDismiss,
}: NoticeProps) => {
  const box = useRef<HTMLDivElement>(null);
  useHeadingFocusOnUnmount(box);
  const words = (
    <>
      {title !== undefined && <Title>{title}</Title>}
      <OwnElement>{children}</OwnElement>
    </>
  );
  return (
    <Box ref={box} $token={TOKENS[tone]}>
      <NotificationIcon type={tone} />
      <Words role={tone === 'error' ? 'alert' : 'status'} data-live-announcer>
        {tone === 'error' ? words : <StatusText>{words}</StatusText>}
      </Words>
      {onRetry && <Button onClick={onRetry}>{retryLabel}</Button>}
      {onDismiss && <IconButton icon={X} label={uiTexts.dismiss} onClick={onDismiss} />}
    </Box>
  );
};

const TOKENS = { info: 'info', success: 'ok', warning: 'warn', error: 'error' } as const satisfies Record<
  NotificationType,
  string
>;

const Box = styled.div<{ $token: string }>`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: flex-start;
  margin-bottom: var(--space-3);
  padding: var(--space-2) var(--space-3);
  background: var(--${({ $token }) => $token}-bg);
  border: 1px solid var(--${({ $token }) => $token});
  border-inline-start-width: 4px;
  border-radius: var(--radius-control);

  > button {
    margin-block: -4px;
  }
`;

/** In a narrow container, such as the menu, the buttons wrap below the text. */
const Words = styled.div`
  flex: 1 1 140px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Title = styled.p`
  font: var(--type-strong);
`;
