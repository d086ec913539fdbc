/** Ways to reach someone who waits in another tab. */
export interface Attention {
  isAway: () => boolean;
  /** Puts a mark before the tab's title until the reader is back. */
  markTab: (mark: string) => void;
  /** Whether the browser can show desktop notifications and has not been asked yet. */
  canAsk: () => boolean;
  /** Asks for permission; call it within a click. */
  ask: () => Promise<void>;
  /** Shows a desktop notification, if that was allowed. */
  notify: (title: string, text: string) => void;
}

export const attention: Attention = {
  isAway: () => document.hidden,
  markTab(mark) {
    // Runs may end one after the other before the reader is back.
    const before = document.title.replace(/^[✓✗] .*? - /u, '');
    const marked = `${mark} - ${before}`;
    document.title = marked;
    const restore = (): void => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', restore);
      // Another screen may have named the tab meanwhile.
      if (document.title === marked) document.title = before;
    };
    document.addEventListener('visibilitychange', restore);
  },
  canAsk: () => 'Notification' in window && Notification.permission === 'default',
  async ask() {
    await Notification.requestPermission();
  },
  notify(title, text) {
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    const notification = new Notification(title, { body: text, tag: title });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  },
};
