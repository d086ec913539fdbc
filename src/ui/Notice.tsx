import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import * as uiTexts from '@/config/texts/uiTexts';
import { tabCode } from '@/lib/reference';
import { Button } from './Button';
import { IconButton } from './IconButton';
import { NotificationIcon, type NotificationType } from './NotificationIcon';
import { StatusText } from './StatusText';
import { OwnElement } from './OwnElement';
import { useFocusAround } from './useFocusAround';

interface NoticeProps {
  readonly tone?: NotificationType;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  readonly retryLabel?: string;
  readonly onDismiss?: (() => void) | undefined;
  /** Buttons beside the words. */
  readonly actions?: ReactNode;
}

/**
 * A message beside its subject. Errors interrupt a screen reader; others wait. LiveRegion explains the attribute. A
 * failure that the user can try again shows the code under which monitoring has it. A retry with its own label is none.
 */
export const Notice = ({
  tone = 'info',
  title,
  children,
  onRetry,
  retryLabel = uiTexts.tryAgain,
  onDismiss,
  actions,
}: NoticeProps) => {
  const box = useFocusAround<HTMLDivElement>('heading');
  const words = (
    <>
      {title !== undefined && <p className="type-strong">{title}</p>}
      <OwnElement>{children}</OwnElement>
    </>
  );
  return (
    <div className="notice" ref={box} data-tone={tone}>
      <NotificationIcon type={tone} />
      <div className="notice-words" role={tone === 'error' ? 'alert' : 'status'} data-live-announcer>
        {tone === 'error' ? words : <StatusText>{words}</StatusText>}
      </div>
      {onRetry && retryLabel === uiTexts.tryAgain && <TabCode />}
      {onRetry && <Button onClick={onRetry}>{retryLabel}</Button>}
      {actions}
      {onDismiss && <IconButton icon={X} label={uiTexts.dismiss} onClick={onDismiss} />}
    </div>
  );
};

/** Monitoring has every envelope of this tab under it. It is where a failure has no reference and no footer. */
export const TabCode = () => <span className="notice-code">{uiTexts.tab(tabCode())}</span>;
