import { paths } from '@/config/paths';
import { attempt } from '@/lib/attempt';
import { pageRestored } from '@/services/browser/page';
import { createSessionMemory } from '@/services/browser/memory';

/** Survives the navigation to the provider and back; contains nothing about the user. */
const KEY = 'signInTrip';
/** Marks the app's history entry from which the provider's sign-in page was opened. */
export const MARK = { leftForSignIn: true };
/** Browsers keep this many history entries; at this limit, `history.length` stops growing. */
export const MAX_ENTRIES = 50;

export type Trip =
  /** Asks whether the provider still knows the user. `isSecond`: right after the user signed in. */
  | { step: 'silent'; isSecond: boolean }
  /**
   * The user is at the provider's sign-in page. `index` is the app's history entry; undefined when it is unknown.
   * `answer`: the provider's response, on its way to that entry.
   */
  | { step: 'page'; index?: number; answer?: string }
  /** The response held tokens, which are not passed on: the app's entry asks again. */
  | { step: 'signedIn' };

/** Remembers the sign-in of this tab while the browser is at the provider. */
export const createTripMemory = (memory = createSessionMemory()) => ({
  read: (): Trip | undefined => attempt(() => JSON.parse(memory.read(KEY) ?? '') as Trip),
  write: (trip: Trip): boolean => memory.write(KEY, JSON.stringify(trip)),
  end: (): void => memory.forget(KEY),
});

/**
 * Runs before the app. True when the browser goes on to another history entry: with the response of the sign-in page
 * to the app's own, which then uses it, or after Back from that page to the one that held the link.
 */
export function movesOn(trips = createTripMemory()): boolean {
  const trip = trips.read();
  const wasLeft = isMarked();
  if (wasLeft) window.history.replaceState(null, '');
  if (trip?.step !== 'page') return false;
  const { pathname, search, hash } = window.location;
  if (isReturn(pathname) && (hasAnswer(search) || hasAnswer(hash))) {
    const { length } = window.history;
    const next: Trip = hasAnswer(search) ? { ...trip, answer: pathname + search } : { step: 'signedIn' };
    if (trip.index === undefined || length >= MAX_ENTRIES || !trips.write(next)) return false;
    // Removes the one-time code from the entry that stays in the Forward list.
    window.history.replaceState(null, '', pathname);
    return traverse(trip.index + 1 - length);
  }
  if (trip.answer === undefined && !wasLeft) return false;
  trips.end();
  if (trip.answer === undefined) return trip.index !== 0 && traverse(-1);
  window.history.replaceState(null, '', trip.answer);
  return false;
}

function traverse(delta: number): true {
  void pageRestored().then(reload);
  window.history.go(delta);
  return true;
}

/** As the router matches it. */
const isReturn = (pathname: string): boolean => pathname.replace(/\/+$/, '').toLowerCase() === paths.callback.path;

const hasAnswer = (part: string): boolean => /[?#&](code|error|id_token|access_token)=/.test(part);

function isMarked(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'leftForSignIn' in state;
}

export const reload = (): void => window.location.reload();
