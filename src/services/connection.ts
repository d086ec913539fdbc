import { buffers, eventChannel, type EventChannel } from 'redux-saga';

/**
 * Whether calls get through. The browser's own word is only a hint: beside a VPN, or on a remote desktop, it can say
 * offline while the service answers.
 */
export interface Connection {
  /**
   * Notes that a call was answered, with whatever status. A call that left before the browser said that it is offline
   * proves nothing.
   */
  answered: (sentAt: number) => void;
  /** Notes that a call got no answer. */
  unanswered: () => void;
  /** Emits false when the connection is lost: the hint and the latest call agree. Emits true when it may work again. */
  watch: () => EventChannel<boolean>;
}

/** `probe` makes a small call when the browser says that it is offline, so that an idle user knows at once. */
export function createConnection(probe = () => fetch('/config.json', { cache: 'no-store' })): Connection {
  let hasFailed = false;
  let offlineSince = 0;
  let report = (): void => undefined;
  const note = (failed: boolean): void => {
    hasFailed = failed;
    report();
  };
  const answered = (sentAt: number): void => {
    if (sentAt >= offlineSince) note(false);
  };
  const unanswered = (): void => note(true);
  return {
    answered,
    unanswered,
    watch: () =>
      eventChannel<boolean>((emit) => {
        let wasLost = false;
        report = () => {
          const isLost = !navigator.onLine && hasFailed;
          if (isLost !== wasLost) emit(!isLost);
          wasLost = isLost;
        };
        const onOffline = (): void => {
          offlineSince = performance.now();
          probe().then(() => note(false), unanswered);
        };
        const onOnline = (): void => {
          wasLost = false;
          emit(true);
        };
        if (!navigator.onLine) onOffline();
        window.addEventListener('offline', onOffline);
        window.addEventListener('online', onOnline);
        return () => {
          window.removeEventListener('offline', onOffline);
          window.removeEventListener('online', onOnline);
          report = () => undefined;
        };
      }, buffers.sliding(1)),
  };
}
