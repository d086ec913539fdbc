import { WindowBlocked } from './identity';
import { ANSWER_TAKEN, SIGN_IN_ANSWER, SIGN_IN_CHANNEL, SIGNED_IN_PATH } from './signInAnswer';

/** No provider's response comes near it. */
const LONGEST = 8_000;

export interface SignInWindow {
  /** Opens the provider's page, and resolves with the address that it returned to. Never if the user gives up. */
  ask: (url: string) => Promise<string>;
  close: () => void;
}

let stopPrevious = (): void => undefined;

/**
 * Opens a window for the sign-in at once, because pop-up blockers allow one only after a press. It replaces the one of an
 * earlier press.
 *
 * @throws WindowBlocked
 */
export function openSignInWindow(): SignInWindow {
  stopPrevious();
  const opened = window.open('about:blank', '_blank', 'popup,width=520,height=720');
  if (opened === null) throw new WindowBlocked('The sign-in window was blocked');
  const close = (): void => opened.close();
  stopPrevious = close;
  return {
    close,
    ask: (url) =>
      new Promise((resolve) => {
        const state = new URL(url).searchParams.get('state');
        const channel = new BroadcastChannel(SIGN_IN_CHANNEL);
        const stop = (): void => {
          window.removeEventListener('message', onMessage);
          channel.close();
          close();
        };
        const take = (data: unknown): boolean => {
          const search = searchIn(data);
          // The response of another request, such as one that someone else has started.
          if (state === null || new URLSearchParams(search).get('state') !== state) return false;
          resolve(window.location.origin + SIGNED_IN_PATH + search);
          return true;
        };
        const onMessage = ({ source, origin, data }: MessageEvent<unknown>): void => {
          if (source === opened && origin === window.location.origin && take(data)) stop();
        };
        channel.onmessage = ({ data }: MessageEvent<unknown>) => {
          if (!take(data)) return;
          channel.postMessage(ANSWER_TAKEN);
          stop();
        };
        window.addEventListener('message', onMessage);
        stopPrevious = stop;
        opened.location.replace(url);
      }),
  };
}

/** @empty '' for any other message */
function searchIn(data: unknown): string {
  if (typeof data !== 'object' || data === null) return '';
  const { type, search } = data as Partial<Record<string, unknown>>;
  return type === SIGN_IN_ANSWER && typeof search === 'string' && search.length <= LONGEST ? search : '';
}
