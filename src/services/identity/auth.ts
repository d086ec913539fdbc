import type { ComponentType, ReactElement } from 'react';

/** The signed-in user, from the identity provider. */
export interface User {
  /** preferred_username, else sub. */
  id: string;
  displayName: string;
}

/**
 * Why this tab may no longer act for its user. `otherPerson`: a silent renewal returned tokens of another person.
 * `signedOutElsewhere`: the user signed out in another tab.
 */
export type SignInEnd = 'otherPerson' | 'signedOutElsewhere';

export type SignInState = 'unknown' | 'signedOut' | 'signedIn' | SignInEnd;

export interface SdkAuthService {
  /** Reports the state at once and on every change; returns a function that stops it. */
  watch: (listener: (state: SignInState) => void) => () => void;
  /** True when the URL contains the provider's response to a sign-in, or while the tab leaves the return point. */
  isReturning: () => Promise<boolean>;
  /**
   * Opens the provider's sign-in page, which returns to the path. The promise resolves only if the browser shows this
   * same page again, for example after Back.
   * @throws when the provider cannot be reached
   */
  signIn: (returnPath: string) => Promise<void>;
  /**
   * Opens the provider's sign-in page, even while the provider still knows the user, unless the user signed in within
   * `maxAgeSeconds`. The promise resolves only if the browser shows this same page again.
   * @throws when the provider cannot be reached
   */
  signInAgain: (returnPath: string, maxAgeSeconds: number) => Promise<void>;
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
  /** Revokes the token, notifies the other tabs and ends the provider's session. */
  signOut: () => Promise<void>;
}

export interface AuthService extends Omit<SdkAuthService, 'revoke'> {
  /**
   * Returns a mark of the signed-in person. It is equal for the same person, and too short to identify anyone.
   * @empty undefined when the tokens don't name the person
   */
  personMark: () => string | undefined;
  /** Returns when the user signed in, in epoch milliseconds. @empty null when the provider doesn't say */
  signedInAt: () => number | null;
}

export interface ReturnPointProps {
  /** Receives the path that was stored before sign-in. */
  onReturn: (rememberedPath: string | undefined) => void;
  loadingElement: ReactElement;
  errorComponent: ComponentType<{ error: Error }>;
}

/** The page that the provider returns to after sign-in. */
export interface ReturnPoint {
  Callback: ComponentType<ReturnPointProps>;
  /** The path that was stored when the tab left for sign-in; undefined when there is none. */
  rememberedPath: () => string | undefined;
}

/** The response to a sign-in was accepted: the user is signed in. */
export interface ReturnAnswer {
  /** The path that was stored before sign-in. */
  path: string | undefined;
}

/** Everything that depends on the identity provider's SDK. */
export interface SdkIdentity {
  auth: SdkAuthService;
  /**
   * Uses the provider's response in the URL before the app's code runs. It resolves when the response has been sent on,
   * and never if the browser leaves the return point.
   * @empty null without a response, or with one that can't be used; the return point then says why
   */
  useAnswer: () => Promise<{ rememberedPath: string | undefined; answer: Promise<ReturnAnswer | null> }>;
  loadReturnPoint: () => Promise<ReturnPoint>;
}

/** Everything that depends on the identity provider. */
export interface Identity extends Omit<SdkIdentity, 'auth'> {
  auth: AuthService;
}
