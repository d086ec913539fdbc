import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from './Button';
import { IconButton } from './IconButton';
import { NotificationIcon, type NotificationType } from './NotificationIcon';
import { useFocusHandedOn } from './useFocusHandedOn';

interface NoticeProps {
  readonly tone?: NotificationType;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** Shows a 'Try again' button, or one with the words of `retryLabel`. */
  readonly onRetry?: (() => void) | undefined;
  readonly retryLabel?: string;
  /** Shows a 'Dismiss' button. */
  readonly onDismiss?: (() => void) | undefined;
}

/** A message in the place it concerns; errors interrupt a screen reader, others wait their turn. */
export const Notice = ({
  tone = 'info',
  title,
  children,
  onRetry,
  retryLabel = 'Try again',
  onDismiss,
}: NoticeProps) => {
  const box = useRef<HTMLDivElement>(null);
  useFocusHandedOn(box);
  return (
    <Box ref={box} role={tone === 'error' ? 'alert' : 'status'} $token={TOKENS[tone]}>
      <NotificationIcon type={tone} />
      <Words>
        {title !== undefined && <Title>{title}</Title>}
        {children}
      </Words>
      {onRetry && <Button onClick={onRetry}>{retryLabel}</Button>}
      {onDismiss && <IconButton icon={X} label="Dismiss" onClick={onDismiss} />}
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

/** Where there is little room, as in the menu, the buttons stand below the words rather than take it from them. */
const Words = styled.div`
  flex: 1 1 140px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Title = styled.p`
  font: var(--type-strong);
`;
