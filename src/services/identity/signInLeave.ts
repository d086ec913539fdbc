import { pageRestored } from '@/services/browser/page';
import type { SignInHint } from './signInHint';
import { createTripMemory, MARK, MAX_ENTRIES, reload } from './signInTrip';

/**
 * Keeps sign-in out of the way of Back: in the history, the app's own entry stays the one after the page that held the
 * link.
 *
 * A silent sign-in replaces that entry and adds none. It is worth its two loads of the page only if the provider
 * probably has a session. Otherwise the provider's page gets an entry of its own; after the response the browser returns
 * to the app's entry, which uses it, and the provider's pages stay in the Forward list.
 *
 * @source docs/decisions/0013-back-leaves-the-app.md
 */
export function createSignInLeave(hint: SignInHint, trips = createTripMemory()) {
  const replace = (url: string): void => window.location.replace(url);
  let goTo = replace;
  return {
    /** The SDK navigates with this function. */
    leave: (url: string): void => {
      const go = goTo;
      goTo = replace;
      go(url);
    },

    /**
     * Makes the next navigation a silent request. False if the provider left the one before without a response, or
     * probably has no session. In a full history the way back from its page would be unknown.
     */
    startSilently(): boolean {
      const trip = trips.read();
      const isSecond = trip?.step === 'signedIn';
      const isLikely = isSecond || hint.isRecent() || window.history.length >= MAX_ENTRIES - 1;
      if (trip?.step === 'silent' || !isLikely) return false;
      goTo = (url) => {
        trips.write({ step: 'silent', isSecond });
        replace(url);
      };
      return true;
    },

    /** Makes the next navigation open the sign-in page, from an entry with the URL `returnPath`. */
    startAtPage(returnPath: string): void {
      hint.forget();
      const trip = trips.read();
      const answersInPlace = trip?.step === 'silent' && trip.isSecond;
      goTo = (url) => {
        window.history.replaceState(MARK, '', returnPath);
        window.history.pushState(null, '', returnPath);
        const { length } = window.history;
        trips.write(answersInPlace || length >= MAX_ENTRIES ? { step: 'page' } : { step: 'page', index: length - 2 });
        void pageRestored().then(reload);
        // Back before the page has arrived: the browser would open it in the app's entry.
        window.addEventListener('popstate', reload);
        replace(url);
      };
    },

    /** True while the response in the URL belongs to a silent request. */
    isSilent: (): boolean => trips.read()?.step === 'silent',

    end: trips.end,

    /** The provider has a session. */
    signedIn: hint.keep,

    /** Its session is over. */
    signedOut: hint.forget,
  };
}

export type SignInLeave = ReturnType<typeof createSignInLeave>;
