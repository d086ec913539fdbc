import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';
import { announce } from './announce';
import type { NotificationType } from './NotificationIcon';

export interface Notification {
  readonly text: string;
  readonly tone?: NotificationType;
  /** The path of the screen that it belongs to. */
  readonly screen?: string;
}

const SHOWN_MS = 8_000;

/** The queue of visible messages; ToastRegion renders them. */
export const toastQueue = new ToastQueue<Notification>({ maxVisibleToasts: 4 });

/**
 * Shows and announces a message about something off screen, such as a finished download.
 *
 * The message closes after a delay; errors stay until the user dismisses them.
 */
export const notify = (notification: Notification): void => {
  announce(notification.text);
  toastQueue.add(notification, notification.tone === 'error' ? {} : { timeout: SHOWN_MS });
};

/** Closes what belongs to another screen. Errors stay until the user dismisses them. */
export const closeOthers = (screen: string): void => {
  for (const { key, content } of toastQueue.visibleToasts)
    if (content.tone !== 'error' && content.screen !== screen) toastQueue.close(key);
};
