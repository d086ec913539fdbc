import type { RuntimeConfig } from '@/config/runtimeConfig';
import type { Identity, SdkAuthService, SdkIdentity, SignInState } from './auth';
import { openChannel } from '@/browser/channel';
import { freshTokenIn, personMarkIn, signedInAtIn, tabTokenStorage, type TokenStorage } from './tabTokenStorage';

/** Starts the provider's SDK over the tokens of this tab. */
export type CreateSdkIdentity = (
  config: RuntimeConfig['OKTA_CONFIG'],
  storage: TokenStorage,
  onError: (error: unknown) => void,
) => SdkIdentity | Promise<SdkIdentity>;

export const importOktaIdentity = async (): Promise<CreateSdkIdentity> =>
  (await import('./oktaIdentity')).createOktaIdentity;

/**
 * Creates the identity of this tab. If another tab is signed in, this tab has a token at once and loads the provider's
 * SDK only when it is needed: to look up the user, renew the token or sign out. Without a token, it loads the SDK at
 * once, to sign in. A tab belongs to one person: after its sign-in has ended, it gets no token any more. A sign-out
 * ends the sign-in of all tabs.
 * @source docs/decisions/0009-what-is-loaded-first.md
 */
export function createIdentity(
  config: RuntimeConfig['OKTA_CONFIG'],
  onError: (error: unknown) => void,
  importSdk: () => Promise<CreateSdkIdentity>,
): Identity {
  const storage = tabTokenStorage(config.TOKEN_STORAGE, config.REFRESH_TOKENS);
  const hasToken = (): boolean => freshTokenIn(storage) !== undefined;
  let resolveLoaded: (identity: SdkIdentity) => void = () => undefined;
  const loaded = new Promise<SdkIdentity>((resolve) => (resolveLoaded = resolve));
  const start = async (): Promise<SdkIdentity> => {
    const createSdkIdentity = await importSdk();
    const identity = await createSdkIdentity(config, storage, onError);
    resolveLoaded(identity);
    return identity;
  };
  let starting: Promise<SdkIdentity> | undefined;
  /** Once; after a failure again. */
  const load = (): Promise<SdkIdentity> =>
    (starting ??= start().catch((error: unknown) => {
      starting = undefined;
      throw error;
    }));
  const sdk = async (): Promise<SdkAuthService> => (await load()).auth;
  // Without a channel, the other tabs end at their next renewal.
  const tabs = openChannel('session');
  let isEnded = false;

  return {
    auth: {
      watch(listener) {
        let stop = (): void => undefined;
        let isOver = false;
        const tell = (state: SignInState): void => {
          if (isEnded || state === 'unknown') return;
          isEnded = state === 'otherPerson' || state === 'signedOutElsewhere';
          // The SDK writes its tokens again while it revokes them.
          if (isEnded) storage.stopSharing();
          listener(state);
        };
        listener(hasToken() ? 'signedIn' : 'unknown');
        void loaded.then(({ auth }) => {
          if (!isOver) stop = auth.watch(tell);
        });
        tabs?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
          if (data !== SIGNED_OUT) return;
          tell('signedOutElsewhere');
          // Each tab may have a token of its own.
          sdk()
            .then((auth) => auth.revoke())
            .catch(onError);
        });
        // Without the SDK no user can be signed in. The next sign-in then reports the load failure.
        if (!hasToken()) load().catch(() => listener('signedOut'));
        return () => {
          isOver = true;
          tabs?.close();
          stop();
        };
      },
      isReturning: async () => (await sdk()).isReturning(),
      signIn: async (...to) => (await sdk()).signIn(...to),
      hasToken,
      accessToken: async () => (isEnded ? undefined : (freshTokenIn(storage) ?? (await sdk()).accessToken())),
      personMark: () => personMarkIn(storage),
      signedInAt: () => signedInAtIn(storage),
      user: async () => (await sdk()).user(),
      async signOut() {
        tabs?.postMessage(SIGNED_OUT);
        storage.stopSharing();
        return (await sdk()).signOut();
      },
    },
    loadReturnPoint: async () => (await load()).loadReturnPoint(),
  };
}

/** The message of a tab that signs out, to all other tabs. */
const SIGNED_OUT = 'signedOut';
