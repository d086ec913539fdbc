/** Ways to notify a user who is in another tab. */
export const attention = {
  isAway: (): boolean => document.hidden,
  /** Adds a mark to the tab's title until the user returns. */
  markTab: (mark: string): void => {
    // Several runs may finish before the user returns.
    const before = document.title.replace(/^[✓✗] .*? - /u, '');
    const marked = `${mark} - ${before}`;
    document.title = marked;
    const restore = (): void => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', restore);
      // Another screen may have changed the title.
      if (document.title === marked) document.title = before;
    };
    document.addEventListener('visibilitychange', restore);
  },
  /** True when the browser supports desktop notifications and the user has not decided about them yet. */
  canAsk: (): boolean => 'Notification' in window && Notification.permission === 'default',
  /** Requests permission; call it from a click handler. */
  ask: async (): Promise<void> => {
    await Notification.requestPermission();
  },
  /** Shows a desktop notification, if the user allowed it. */
  notify: (title: string, text: string): void => {
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    // Without a tag: a notification with the tag of another one, of another loan too, replaces it without a sound.
    const notification = new Notification(title, { body: text });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  },
};

export type Attention = typeof attention;
