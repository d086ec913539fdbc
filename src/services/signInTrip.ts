import { attempt } from '@/lib/attempt';
import { pageRestored } from './page';
import { createSessionMemory } from './memory';

/** Survives the navigation to the provider and back; contains nothing about the user. */
const KEY = 'signInTrip';
/** Marks the app's history entry from which the provider's sign-in page was opened. */
const MARK = { leftForSignIn: true };
/** Browsers keep this many history entries; at this limit, `history.length` stops growing. */
const MAX_ENTRIES = 50;

type Trip =
  /** Asks whether the provider still knows the user. `isSecond`: right after the user signed in. */
  | { step: 'silent'; isSecond: boolean }
  /** The user is at the provider's sign-in page. `index` is the app's history entry; undefined when it is unknown. */
  | { step: 'page'; index?: number }
  | { step: 'signedIn' };

/**
 * Keeps sign-in out of the way of Back: in the history, the app's own entry stays the one after the page that held the
 * link.
 *
 * A silent sign-in replaces that entry and adds none. The provider's page gets an entry of its own only when the
 * provider needs the user. After the response the browser returns to the app's entry, and the provider's pages stay in
 * the Forward list.
 *
 * @source Specification §2: "path and query are remembered under referrerPath"
 * @source docs/decisions/0013-back-leaves-the-app.md
 */
export function createSignInTrip(memory = createSessionMemory()) {
  const read = (): Trip | undefined => attempt(() => JSON.parse(memory.read(KEY) ?? '') as Trip);
  const write = (trip: Trip): void => void memory.write(KEY, JSON.stringify(trip));
  let isLeaving = false;
  let goTo = (url: string): void => window.location.replace(url);

  return {
    /** The SDK navigates with this function. */
    leave: (url: string): void => goTo(url),

    /** True while the browser leaves the return point. */
    isLeaving: (): boolean => isLeaving,

    startSilently(): void {
      write({ step: 'silent', isSecond: read()?.step === 'signedIn' });
    },

    /** Makes the next navigation open the sign-in page, from an entry with the URL `returnPath`. */
    startAtPage(returnPath: string): void {
      const trip = read();
      const answersInPlace = trip?.step === 'silent' && trip.isSecond;
      goTo = (url) => {
        window.history.replaceState(MARK, '', returnPath);
        window.history.pushState(null, '', returnPath);
        const { length } = window.history;
        write(answersInPlace || length >= MAX_ENTRIES ? { step: 'page' } : { step: 'page', index: length - 2 });
        void pageRestored().then(() => window.location.reload());
        window.location.replace(url);
      };
    },

    /** True while the response in the URL belongs to a silent sign-in. */
    isSilent: (): boolean => read()?.step !== 'page',

    /**
     * After a sign-in at the provider's page, returns to the app's entry. Returns false when the response must be used
     * in place.
     */
    returnToEntry(): boolean {
      const trip = read();
      if (trip?.step !== 'page' || trip.index === undefined) return false;
      isLeaving = true;
      write({ step: 'signedIn' });
      // Removes the one-time code from the entry that stays in the Forward list.
      window.history.replaceState(null, '', window.location.pathname);
      void pageRestored().then(() => window.location.reload());
      window.history.go(trip.index + 1 - window.history.length);
      return true;
    },

    /** After Back from the provider's sign-in page, goes back to the page that held the link, if there is one. */
    goBackToLink(): boolean {
      if (!isMarked()) return false;
      window.history.replaceState(null, '');
      const trip = read();
      if (trip?.step !== 'page' || trip.index === 0) return false;
      memory.forget(KEY);
      void pageRestored().then(() => window.location.reload());
      window.history.back();
      return true;
    },
  };
}

export type SignInTrip = ReturnType<typeof createSignInTrip>;

function isMarked(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'leftForSignIn' in state;
}
