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

export const toastQueue = new ToastQueue<Notification>({ maxVisibleToasts: 1 });

const queued = new Map<string, Notification>();

/** For what happens off screen. It closes after a delay; an error, shown once, by the user or by leaving the screen. */
export const notify = (notification: Notification): void => {
  if ([...queued.values()].some(({ text, tone }) => tone === 'error' && text === notification.text)) return;
  announce(notification.text);
  const onClose = () => void queued.delete(key);
  const timeout = notification.tone === 'error' ? {} : { timeout: SHOWN_MS };
  const key = toastQueue.add(notification, { ...timeout, onClose });
  queued.set(key, notification);
};

export const closeOthers = (screen: string): void => {
  for (const [key, { screen: own }] of [...queued]) if (own !== screen) toastQueue.close(key);
};
