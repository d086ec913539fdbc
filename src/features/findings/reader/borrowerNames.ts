import { uniqueBy } from '@/lib/byKey';
import type { HistoryItem } from '@/features/requests/api/contract/history';
import type { LoanHeader } from '@/features/loan/api/contract/loan';

/** The borrowers of the loan by the names that its services gave them, the primary borrower first. */
export const borrowerNames = (
  header: LoanHeader | undefined,
  items: readonly HistoryItem[],
  others: readonly (string | null)[],
): string[] =>
  distinctNames([
    header?.borrowerName ?? null,
    ...items.flatMap(({ creditDetail, ausDataSet }) =>
      [...creditDetail, ...(ausDataSet?.duFindings ?? [])].map(({ borrowerName }) => borrowerName),
    ),
    ...others,
  ]);

/** Each name once, in any letter case, as it was first written. */
export const distinctNames = (names: readonly (string | null)[]): string[] =>
  uniqueBy(
    names.flatMap((name) => (name === null || name.trim() === '' ? [] : [name.trim()])),
    plainName,
  );

/** A name for comparisons: engines write names in capitals. */
export const plainName = (name: string): string => folded(name.replace(/\s+/g, ' ').trim());

/** Without letter case; NFC, because files write the same letter in two ways. */
export const folded = (text: string): string => text.normalize('NFC').toLowerCase();

interface Place {
  name: string;
  start: number;
  end: number;
}

/**
 * Returns the borrowers whose names are in a text, as whole words. A name within a longer one is not that borrower's. A
 * name of one word could be any word, so it is not looked for.
 * @shape the text has one space for any white space
 * @spec FND-27
 */
export function namedIn(text: string, names: readonly string[]): string[] {
  const searched = folded(text);
  const places = names.flatMap((name) => placesOf(plainName(name), name, searched));
  const isWithin = (one: Place) =>
    places.some((other) => other !== one && other.start <= one.start && one.end <= other.end && isLonger(other, one));
  const found = new Set(places.filter((place) => !isWithin(place)).map(({ name }) => name));
  return names.filter((name) => found.has(name));
}

const isLonger = (one: Place, other: Place): boolean => one.end - one.start > other.end - other.start;

function placesOf(wanted: string, name: string, text: string): Place[] {
  if (!wanted.includes(' ')) return [];
  const places: Place[] = [];
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    if (
      !GOES_ON_BEFORE.test(text.slice(Math.max(0, at - AROUND), at)) &&
      !GOES_ON_AFTER.test(text.slice(end, end + AROUND))
    )
      places.push({ name, start: at, end });
  }
  return places;
}

const AROUND = 8;
/** A letter or digit, or a hyphen or apostrophe between letters: 'Smith-Jones' is another name than 'Jones'. */
const GOES_ON_BEFORE = /[\p{L}\p{M}\p{N}]$|[\p{L}\p{M}][-\u2010\u2011'\u2019]$/u;
/** The same; the 's of a possessive ends a name. */
const GOES_ON_AFTER = /^[\p{L}\p{M}\p{N}]|^[-\u2010\u2011][\p{L}]|^['\u2019](?!s(?![\p{L}\p{M}]))\p{L}/u;
