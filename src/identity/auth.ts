import type { ComponentType, ReactElement } from 'react';

export interface User {
  /** preferred_username, else sub. */
  id: string;
  displayName: string;
}

/** A silent renewal returned tokens of another person, or the user signed out in another tab. */
export type SignInEnd = 'otherPerson' | 'signedOutElsewhere';

export type SignInState = 'unknown' | 'signedOut' | 'signedIn' | SignInEnd;

export interface SdkAuthService {
  /** Reports the state at once and on every change; returns a function that stops it. */
  watch: (listener: (state: SignInState) => void) => () => void;
  /** True when the URL contains, or contained, the provider's response to a sign-in. */
  isReturning: () => Promise<boolean>;
  /**
   * Leaves for the provider, in place of this page, and returns to the path. The provider decides whether it shows a
   * page; it asks a user who signed in earlier than `maxAgeSeconds` ago. The promise resolves only if the browser shows
   * this same page again.
   * @throws when the provider cannot be reached
   */
  signIn: (returnPath: string, maxAgeSeconds?: number) => Promise<void>;
  /**
   * Returns the bearer token, renewed when it is about to expire; undefined when the session is over or the tokens are
   * another person's.
   * @throws when the token needs a renewal and the provider cannot be reached
   */
  accessToken: () => Promise<string | undefined>;
  /** Loads the user info. @throws when the provider cannot be reached */
  user: () => Promise<User>;
  /** Revokes the tab's token, if the provider offers that. Soon it waits no longer, so that a sign-out goes on. */
  revoke: () => Promise<void>;
  /**
   * Revokes the token, notifies the other tabs and leaves for the provider, which ends its session. Returns true,
   * without leaving, if the provider has no address for that.
   */
  signOut: () => Promise<boolean>;
}

export interface AuthService extends Omit<SdkAuthService, 'revoke'> {
  /** Returns whether this tab has a token that is still valid, without the code of the SDK. */
  hasToken: () => boolean;
  /** A mark of the signed-in person, too short to identify anyone. @empty undefined if the tokens name no person */
  personMark: () => string | undefined;
  /** Returns when the user signed in, in epoch milliseconds. @empty null when the provider doesn't say */
  signedInAt: () => number | null;
}

export interface ReturnPoint {
  Callback: ComponentType<{
    /** Receives the path that was stored before sign-in. */
    onReturn: (rememberedPath: string | undefined) => void;
    loadingElement: ReactElement;
    errorComponent: ComponentType<{ error: Error }>;
  }>;
  /** The path that was stored when the tab left for sign-in; undefined when there is none. */
  rememberedPath: () => string | undefined;
}

/** Everything that depends on the identity provider's SDK. */
export interface SdkIdentity {
  auth: SdkAuthService;
  loadReturnPoint: () => Promise<ReturnPoint>;
}

export interface Identity extends Omit<SdkIdentity, 'auth'> {
  auth: AuthService;
}
