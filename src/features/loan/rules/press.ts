import { hasZone, momentOf } from '@/lib/moment';

/**
 * Who pressed a button that saves, and when: a record of the service that merely has the same value may be another's.
 */
export interface SavePress {
  /** The names under which the service may record the user; empty while the user is not known. */
  names: string[];
  /** Epoch milliseconds of the server's clock; null when the server doesn't say. */
  at: number | null;
}

/** The server's clock is known to the second, and services have several. */
const TOLERANCE_MS = 60_000;
/** For a record that was not there before the press, so that its time only has to be possible. */
const TOLERANCE_OF_NEW_MS = 5 * 60_000;
const DAY_MS = 86_400_000;

/**
 * False if the service dates a record before the press.
 * @shape a date without a time covers its day in every zone, and so does a new record's time without a zone
 */
export function canBeOfPress(date: string | null, { at }: SavePress, isNew = false): boolean {
  const moment = momentOf(date);
  if (date === null || moment === null || at === null) return true;
  return moment + toleranceOf(date, isNew) >= at;
}

function toleranceOf(date: string, isNew: boolean): number {
  if (!/\d[T ]\d/.test(date)) return 2 * DAY_MS;
  if (!isNew) return TOLERANCE_MS;
  return hasZone(date) ? TOLERANCE_OF_NEW_MS : DAY_MS;
}

/** Whether the service's name of a person is the user's, in any order of its words: 'Ibarra, Rita', 'rita.ibarra'. */
export const isOwnName = (name: string, { names }: SavePress): boolean =>
  names.some((own) => wordsOf(own) === wordsOf(name));

const wordsOf = (name: string): string =>
  name
    .replace(/@.*/, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ');
