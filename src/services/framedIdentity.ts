import type { RuntimeConfig } from '@/config/runtimeConfig';
import type { AuthService, Identity, SdkAuthService } from './auth';
import { createIdentity, importOktaIdentity } from './identity';
import { SIGNED_IN_PATH } from './signInAnswer';
import { openSignInWindow, type SignInWindow } from './signInWindow';

/**
 * Creates the identity of the app in a frame. `signInAgain` opens a window of its own, because providers refuse to be
 * framed; call it from a press. Tokens stay in memory. A sign-out revokes them and leaves the provider's session alone:
 * the page around the frame uses it, too. `startAgain` starts the app without a sign-in.
 *
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
