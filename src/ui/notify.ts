import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';
import type { NotificationType } from './NotificationIcon';

export interface Notification {
  readonly text: string;
  readonly tone?: NotificationType;
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

const SHOWN_MS = 8_000;

/** The messages on screen; ToastRegion draws them. */
export const toastQueue = new ToastQueue<Notification>({ maxVisibleToasts: 4 });

/**
 * Says something about what is out of sight, such as a download that arrived.
 *
 * It leaves by itself, unless it is an error or offers an action: those wait to be read.
 */
export const notify = (notification: Notification): void => {
  const mustBeRead = notification.tone === 'error' || notification.action !== undefined;
  toastQueue.add(notification, mustBeRead ? {} : { timeout: SHOWN_MS });
};
