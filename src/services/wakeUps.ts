import { buffers, eventChannel, type EventChannel } from 'redux-saga';

/** Settles when the browser shows this very page again after it was left, as it may after Back. */
export const broughtBack = (): Promise<void> =>
  new Promise((resolve) => {
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return;
      window.removeEventListener('pageshow', onShow);
      resolve();
    };
    window.addEventListener('pageshow', onShow);
  });

/** Says when somebody comes back: the tab becomes visible, or the connection returns. One is kept until it is waited for. */
export const wakeUps = (): EventChannel<true> =>
  eventChannel<true>((emit) => watchWakeUps(() => emit(true)), buffers.sliding(1));

function watchWakeUps(listener: () => void): () => void {
  const onVisibility = (): void => {
    if (!document.hidden) listener();
  };
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', listener);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', listener);
  };
}
