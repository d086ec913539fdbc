/** Who is signed in, as the identity provider tells. */
export interface User {
  /** preferred_username, else sub. */
  id: string;
  displayName: string;
}

export type SignInState = 'unknown' | 'signedOut' | 'signedIn';

/** Signing in and out, and the bearer token. */
export interface AuthService {
  /** Tells the state now and on every change; the result stops it. */
  watch: (listener: (state: SignInState) => void) => () => void;
  /** The address carries the provider's answer to a sign-in. */
  isReturning: () => boolean;
  /**
   * Leaves for the provider's sign-in page and comes back to the path.
   *
   * @throws when the provider cannot be reached
   */
  signIn: (returnPath: string) => Promise<void>;
  /** Renewed when it is about to expire; undefined when signed out. */
  accessToken: () => Promise<string | undefined>;
  /**
   * The user-info lookup.
   *
   * @throws when the provider cannot be reached
   */
  user: () => Promise<User>;
  signOut: () => Promise<void>;
}
