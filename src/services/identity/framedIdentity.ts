import type { RuntimeConfig } from '@/config/runtimeConfig';
import type { AuthService, Identity, SdkAuthService } from './auth';
import { openChannel } from '@/services/browser/channel';
import { createIdentity, importOktaIdentity, WindowBlocked } from './identity';
import { ANSWER_TAKEN, SIGN_IN_ANSWER, SIGN_IN_CHANNEL, SIGNED_IN_PATH } from './signInAnswer';

/**
 * Creates the identity of the app in a frame. `signInAgain` opens a window of its own, because providers refuse to be
 * framed; call it from a press. Tokens stay in memory. A sign-out revokes them and leaves the provider's session alone:
 * the page around the frame uses it, too. `startAgain` starts the app without a sign-in.
 * @source docs/decisions/0017-framed-by-listed-parents.md
 */
export function createFramedIdentity(
  config: RuntimeConfig['identity'],
  onError: (error: unknown) => void,
  startAgain: () => void,
): Identity {
  const redirectUri = new URL(SIGNED_IN_PATH, config.redirectUri).href;
  let signInWindow: SignInWindow;
  /** The sign-in that has not asked the provider yet. */
  let opening: Promise<void> | undefined;
  const ask = (url: string): Promise<string> => {
    opening = undefined;
    return signInWindow.ask(url);
  };
  const framed = (auth: SdkAuthService): SdkAuthService => ({
    ...auth,
    signIn() {
      startAgain();
      return new Promise(() => undefined);
    },
    signInAgain: (_, maxAge) => auth.signInThrough(ask, redirectUri, maxAge),
    async signOut() {
      await auth.revoke();
      startAgain();
    },
  });
  const identity = createIdentity({ ...config, tokenStorage: 'memory' }, onError, async () => {
    const createSdkIdentity = await importOktaIdentity();
    return async (settings, storage, onFailure) => {
      const sdk = await createSdkIdentity(settings, storage, onFailure, true);
      return { ...sdk, auth: framed(sdk.auth) };
    };
  });
  const open: AuthService['signInAgain'] = async (...to) => {
    // Before anything else: the browser allows a window only right after the press.
    const own = openSignInWindow();
    signInWindow = own;
    try {
      await identity.auth.signInAgain(...to);
    } catch (error) {
      own.close();
      throw error;
    }
  };
  return {
    ...identity,
    auth: {
      ...identity.auth,
      /** @throws WindowBlocked, or what the provider answered */
      signInAgain(...to) {
        // The SDK holds one request, so a second press would spoil that of the first.
        if (opening !== undefined) return opening;
        const own = open(...to).finally(() => {
          if (opening === own) opening = undefined;
        });
        opening = own;
        return own;
      },
    },
  };
}

/** Characters. No provider's response is nearly as long. */
const LONGEST_ANSWER = 8_000;

type SignInWindow = ReturnType<typeof openSignInWindow>;

let stopPrevious = (): void => undefined;

/**
 * Opens a window for the sign-in at once, because pop-up blockers allow one only after a press. It replaces the one of an
 * earlier press.
 * @throws WindowBlocked
 */
function openSignInWindow() {
  stopPrevious();
  const opened = window.open('about:blank', '_blank', 'popup,width=520,height=720');
  if (opened === null) throw new WindowBlocked('The sign-in window was blocked');
  const close = (): void => opened.close();
  stopPrevious = close;
  return {
    close,
    /** Opens the provider's page, and resolves with the address that it returned to. Never if the user gives up. */
    ask: (url: string) =>
      new Promise<string>((resolve) => {
        const state = new URL(url).searchParams.get('state');
        const channel = openChannel(SIGN_IN_CHANNEL);
        const stop = (): void => {
          window.removeEventListener('message', onMessage);
          channel?.close();
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
        channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
          if (!take(data)) return;
          channel.postMessage(ANSWER_TAKEN);
          stop();
        });
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
  return type === SIGN_IN_ANSWER && typeof search === 'string' && search.length <= LONGEST_ANSWER ? search : '';
}
