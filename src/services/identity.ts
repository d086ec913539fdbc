import type { ComponentType, ReactElement } from 'react';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import type { AuthService } from './auth';
import { freshTokenIn } from './storedTokens';
import { tabTokenStorage } from './tabTokenStorage';

export interface ReturnPointProps {
  /** Gets the path that was remembered before leaving for sign-in. */
  onReturn: (rememberedPath: string | undefined) => void;
  loadingElement: ReactElement;
  errorComponent: ComponentType<{ error: Error }>;
}

/** Where the provider's sign-in comes back to. */
export interface ReturnPoint {
  Callback: ComponentType<ReturnPointProps>;
  /** The path that was remembered when the tab left for sign-in; undefined when none was. */
  rememberedPath: () => string | undefined;
}

/** Everything that is the identity provider's. */
export interface Identity {
  auth: AuthService;
  loadReturnPoint: () => Promise<ReturnPoint>;
}

/**
 * The identity of this tab. Who opens a link beside a tab that is signed in has a token at once, and the provider's SDK is fetched
 * when it is needed: to look up the user, to renew, to sign out. Without a token it is fetched at once, to sign in.
 *
 * @source docs/decisions/0009-what-is-loaded-first.md
 */
export function createIdentity(config: RuntimeConfig['identity'], onError: (error: unknown) => void): Identity {
  const storage = tabTokenStorage(config.tokenStorage);
  const isSignedIn = freshTokenIn(storage) !== undefined;
  const { load, loaded } = loader(async () => {
    const { createOktaIdentity } = await import('./oktaIdentity');
    return createOktaIdentity(config, storage, onError);
  });
  const sdk = async (): Promise<AuthService> => (await load()).auth;

  return {
    auth: {
      watch(listener) {
        let stop = (): void => undefined;
        let isOver = false;
        listener(isSignedIn ? 'signedIn' : 'unknown');
        void loaded.then(({ auth }) => {
          if (!isOver) stop = auth.watch((state) => state !== 'unknown' && listener(state));
        });
        // Without its code nobody can be signed in, which signing in then tells.
        if (!isSignedIn) load().catch(() => listener('signedOut'));
        return () => {
          isOver = true;
          stop();
        };
      },
      isReturning: async () => (await sdk()).isReturning(),
      signIn: sharedByPath(async (returnPath) => (await sdk()).signIn(returnPath)),
      accessToken: async () => freshTokenIn(storage) ?? (await sdk()).accessToken(),
      user: async () => (await sdk()).user(),
      signOut: async () => (await sdk()).signOut(),
    },
    loadReturnPoint: async () => (await load()).loadReturnPoint(),
  };
}

/** Loads once; what failed may be tried again. `loaded` waits for the first success. */
function loader<Code>(fetchCode: () => Promise<Code>) {
  let tellLoaded: (code: Code) => void;
  const loaded = new Promise<Code>((resolve) => (tellLoaded = resolve));
  let underWay: Promise<Code> | undefined;
  const load = (): Promise<Code> =>
    (underWay ??= fetchCode().then(
      (code) => {
        tellLoaded(code);
        return code;
      },
      (error: unknown) => {
        underWay = undefined;
        throw error;
      },
    ));
  return { load, loaded };
}

/** A sign-in that is begun before the app is there, and by the app, leaves once. */
function sharedByPath(signIn: AuthService['signIn']): AuthService['signIn'] {
  const leaving = new Map<string, Promise<void>>();
  return (path) => {
    const underWay = leaving.get(path) ?? signIn(path).finally(() => leaving.delete(path));
    leaving.set(path, underWay);
    return underWay;
  };
}
