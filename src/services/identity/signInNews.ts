import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import { openChannel } from '@/services/browser/channel';

/** `signedIn`: a tab has a token. `resumed`: a tab that waited for a sign-in goes on. Neither names a person. */
type SignInNews = 'signedIn' | 'resumed';

const CHANNEL = 'signIn';

/** The start page that signs in for a tab that waits, and closes itself once that tab goes on. */
export const SIGN_IN_PAGE = '/?signIn';

/** Notifies the other tabs of this browser. */
export function postSignInNews(news: SignInNews): void {
  const channel = openChannel(CHANNEL);
  channel?.postMessage(news);
  channel?.close();
}

/** Calls back on each such message of another tab; returns a function that stops it. */
export function watchSignInNews(news: SignInNews, onNews: () => void): () => void {
  const channel = openChannel(CHANNEL);
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === news) onNews();
  });
  return () => channel?.close();
}

export const signIns = (): EventChannel<true> =>
  eventChannel<true>((emit) => watchSignInNews('signedIn', () => emit(true)), buffers.sliding(1));
