import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';
import type { NotificationType } from './NotificationIcon';

export interface Notification {
  readonly text: string;
  readonly tone?: NotificationType;
}

const SHOWN_MS = 8_000;

/** The messages on screen; ToastRegion draws them. */
export const toastQueue = new ToastQueue<Notification>({ maxVisibleToasts: 4 });

/**
 * Says something about what is out of sight, such as a download that arrived.
 *
 * It leaves by itself, unless it is an error: those wait to be read.
 */
export const notify = (notification: Notification): void => {
  toastQueue.add(notification, notification.tone === 'error' ? {} : { timeout: SHOWN_MS });
};
