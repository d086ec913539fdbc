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
  isReturning: () => Promise<boolean>;
  /**
   * Leaves for the provider's sign-in page, to come back to the path. It is settled only when the browser brings this very page
   * back, as it may after Back.
   *
   * @throws when the provider cannot be reached
   */
  signIn: (returnPath: string) => Promise<void>;
  /**
   * The bearer token, renewed when it is about to expire; undefined when the session is over.
   *
   * @throws when it has to be renewed and the provider cannot be reached
   */
  accessToken: () => Promise<string | undefined>;
  /**
   * The user-info lookup.
   *
   * @throws when the provider cannot be reached
   */
  user: () => Promise<User>;
  signOut: () => Promise<void>;
}
