export const attention = {
  isAway: (): boolean => document.hidden,
  canAsk: (): boolean => 'Notification' in window && Notification.permission === 'default',
  /** Requests permission; call it from a click handler. */
  ask: async (): Promise<void> => {
    await Notification.requestPermission();
  },
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
