/**
 * The page that the provider returns to in the window of a sign-in. It passes the response on and does nothing else
 * (src/viewer/signedIn.ts).
 */
export const SIGNED_IN_PATH = '/signed-in.html';

/** The type of its message. The message has the query of the page's address. */
export const SIGN_IN_ANSWER = 'signInAnswer';

/** The channel between that page and the app, where the provider has cut the window off from its opener. */
export const SIGN_IN_CHANNEL = 'signInWindow';

/** The app's answer on the channel: it has taken the response. */
export const ANSWER_TAKEN = 'answerTaken';
