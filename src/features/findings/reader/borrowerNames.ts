import { uniqueBy } from '@/lib/byKey';
import { escapeRegExp } from '@/lib/escapeRegExp';
import type { HistoryItem } from '@/features/requests/api/contract/history';
import type { LoanHeader } from '@/features/loan/api/contract/loan';

/** The borrowers of the loan by the names that its services gave them, the primary borrower first. */
export const borrowerNames = (
  header: LoanHeader | undefined,
  items: readonly HistoryItem[],
  others: readonly (string | null)[],
): string[] => {
  const named = items.flatMap(({ creditDetail, ausDataSet }) => [...creditDetail, ...(ausDataSet?.duFindings ?? [])]);
  const names = [header?.borrowerName ?? null, ...named.map(({ borrowerName }) => borrowerName), ...others];
  return uniqueBy(
    names.filter((name) => name !== null),
    plainName,
  );
};

/** A name for comparisons: engines write names in capitals. */
export const plainName = (name: string): string => folded(name.replace(/\s+/g, ' ').trim());

/** Without letter case; NFC, because files write the same letter in two ways. */
export const folded = (text: string): string => text.normalize('NFC').toLowerCase();

/** Not behind a letter or digit, nor behind a hyphen or apostrophe of the same word: 'Smith-Jones' is no 'Jones'. */
const NOT_BEHIND = String.raw`(?<![\p{L}\p{M}\p{N}]|[\p{L}\p{M}][-\u2010\u2011'\u2019])`;
/** Nor before one; the 's of a possessive ends a name. */
const NOT_BEFORE = String.raw`(?![\p{L}\p{M}\p{N}]|[-\u2010\u2011]\p{L}|['\u2019](?!s(?![\p{L}\p{M}]))\p{L})`;

/**
 * Returns what finds the borrowers whose names are in a text, as whole words. A name within a longer one is not that
 * borrower's. A name of one word could be any word, so it is not looked for.
 * @shape the text has one space for any white space
 * @spec FND-27
 */
export function nameFinder(names: readonly string[]): (text: string) => string[] {
  const wanted = names.filter((name) => plainName(name).includes(' '));
  const longestFirst = wanted.map(plainName).toSorted((one, other) => other.length - one.length);
  if (wanted.length === 0) return () => [];
  const pattern = new RegExp(`${NOT_BEHIND}(?=(${longestFirst.map(escapeRegExp).join('|')})${NOT_BEFORE})`, 'gu');
  return (text) => {
    const found = new Set<string>();
    let end = 0;
    for (const { 1: name = '', index } of folded(text).matchAll(pattern)) {
      // Two names may overlap; one within the last is not named.
      if (index + name.length > end) found.add(name);
      end = Math.max(end, index + name.length);
    }
    return wanted.filter((name) => found.has(plainName(name)));
  };
}
