import { GENERATION, keyOf, personKey, personOf } from '@/features/loan/rules/people';
import { lettersOf, plainText } from '@/features/loan/rules/plainText';
import { groupBy, uniqueBy } from '@/lib/byKey';
import { PLAIN_WORDS } from './plainWordTexts';
import type { HistoryItem } from '@/features/runs/api/contract/history';
import type { LoanHeader } from '@/features/loan/api/contract/loan';

/**
 * The borrowers of the loan by the names that its services gave them, the primary borrower first. A name that two
 * borrowers of one request have occurs twice.
 */
export const borrowerNames = (
  header: LoanHeader | undefined,
  items: readonly HistoryItem[],
  others: readonly (string | null)[],
): string[] => {
  const named = items.flatMap(({ creditDetail, ausDataSet }) => [...creditDetail, ...(ausDataSet?.duFindings ?? [])]);
  const names = [header?.borrowerName ?? null, ...named.map(({ borrowerName }) => borrowerName), ...others];
  const shared = new Set(items.flatMap(namesakesIn));
  const known = names.filter((name) => name !== null);
  return [...groupBy(known, personKey)].flatMap(([key, [name]]) => (shared.has(key) ? [name, name] : [name]));
};

/** The application and the mark of the primary borrower tell namesakes apart. */
const namesakesIn = ({ creditDetail }: HistoryItem): string[] =>
  [...groupBy(creditDetail, ({ borrowerName }) => personKey(borrowerName))]
    .filter(([, same]) => uniqueBy(same, (one) => JSON.stringify([one.applicationId, one.isPrimary])).length > 1)
    .map(([key]) => key);

/**
 * Returns what finds the borrowers whose names are in a text, as whole words. The longest name that fits counts; a name
 * within a longer one, or with another generation, is not that borrower's. A name that several have is that of none. A
 * name of one word could be any word, so it is not looked for.
 * @spec FND-27
 */
export function nameFinder(names: readonly string[]): (text: string) => string[] {
  const borrowers = groupBy(
    names.filter((name) => personOf(name).base.includes(' ')),
    personKey,
  );
  const patterns = uniqueBy([...borrowers.keys()].map(lettersIn)).map(spelled);
  return (text) => {
    const plain = plainText(text);
    const found = outermost(patterns.flatMap((pattern) => matchesOf(plain, pattern)))
      .filter(
        (match, index, all) =>
          isWhole(match, all[index + 1]) &&
          isWrittenAsName(match) &&
          !IS_LOOSE.test(match.name) &&
          !sharesSurname(match, [...borrowers.keys()].map(lettersIn)),
      )
      .flatMap(({ name, generation }) => {
        const [one, ...others] = borrowers.get(keyOf(name, generation)) ?? [];
        return one === undefined || others.length > 0 ? [] : [one];
      });
    return names.filter((name) => found.includes(name));
  };
}

const lettersIn = (key: string): string => key.split(' ')[0] ?? '';

/** It may be one name or two, so that neither it nor a shorter name within it counts. */
const IS_LOOSE = / -|- |\//;

/** What joins two given names before their surname. */
const JOINS = /(?:,? and|,? or| ?[&+/]) ?$/i;

/** True if the given name of another borrower is before it, and both have the surname: 'Maren and Tobias Okafor'. */
function sharesSurname({ name, before }: Match, borrowers: readonly string[]): boolean {
  if (!JOINS.test(before)) return false;
  const given = lettersOf(before.replace(JOINS, ''));
  const words = name.split(' ');
  const surnames = words.map((_, at) => lettersOf(words.slice(at + 1).join(''))).filter((surname) => surname !== '');
  return borrowers.some((one) =>
    surnames.some((surname) => {
      const other = one.slice(0, -surname.length);
      return other !== '' && one !== lettersOf(name) && one.endsWith(surname) && given.endsWith(other);
    }),
  );
}

/** The letters with what may divide them. An apostrophe before the last S is that of a possessive. */
const spelled = (letters: string): RegExp =>
  new RegExp(
    Array.from(letters)
      .join("[.,]{0,2}(?:'| ?[-/]? ?)")
      .replace(/'\|(?= \?\[-\/\]\? \?\)S$)/, ''),
    'gi',
  );

/** Not behind a letter or digit, nor behind a hyphen or apostrophe of the same word: 'Marsh-Jones' is no 'Jones'. */
const IS_BEHIND = /[\p{L}\p{M}\p{N}]$|[\p{L}\p{M}][-']$/u;
/** Nor before one; the 's of a possessive ends a name. */
const IS_BEFORE = /^(?:[\p{L}\p{M}\p{N}]|-\p{L}|'(?!s(?![\p{L}\p{M}]))\p{L})/iu;
const NEXT_GENERATION = new RegExp(`^${GENERATION}`, 'iu');

interface Match {
  name: string;
  generation: string;
  start: number;
  end: number;
  before: string;
  after: string;
}

function matchesOf(plain: string, pattern: RegExp): Match[] {
  return [...plain.matchAll(pattern)].flatMap(({ 0: name, index: start }) => {
    const end = start + name.length;
    const [before, after] = [plain.slice(0, start), plain.slice(end)];
    const [generation = ''] = NEXT_GENERATION.exec(after) ?? [];
    const isPart = IS_BEHIND.test(before.slice(-2)) || IS_BEFORE.test(after.slice(generation.length));
    return isPart ? [] : [{ name, generation, start, end, before, after }];
  });
}

/** Two names may overlap; one within another is not named. */
function outermost(matches: readonly Match[]): Match[] {
  let last = 0;
  return matches
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
    .filter(({ end }) => end > last && (last = end) > 0);
}

/** A further word of a name, perhaps behind the particles of a surname. */
const GOES_ON = /^(?: (?:d[aeio]s?|del|la|las|los|y|van|von|der|den|ten?|ter|bin|ibn|al|el))* \p{Lu}['\p{Ll}]/u;

/** False for a name that a word in capitals goes on with: it may be somebody's whose name is not known. */
function isWhole(match: Match, next: Match | undefined): boolean {
  const { name, generation, end, after } = match;
  const goesOn = /\p{Ll}/u.test(name) ? GOES_ON.test(after) : goesOnInCapitals(match);
  return generation !== '' || !goesOn || (next !== undefined && next.start < end);
}

/** In a text that has small letters elsewhere; in one without, every word has capitals. */
function goesOnInCapitals({ before, after }: Match): boolean {
  const [, word] = /^ (\p{Lu}['\p{Lu}]+)(?![\p{L}\p{N}])/u.exec(after) ?? [];
  return word !== undefined && !NO_NAMES.has(word) && [before, after].some((part) => HAS_SMALL_WORD.test(part));
}

const NO_NAMES = new Set('AND AS AT BY FOR FROM HAS IN IS MAY MUST OF ON OR TO WAS WILL WITH'.split(' '));
const HAS_SMALL_WORD = /(?<![\p{L}'])\p{Ll}/u;

/** Plain words are a name only if they alone have capitals. */
function isWrittenAsName({ name, before, after }: Match): boolean {
  const words = name.split(/[^\p{L}]+/u).filter((word) => word !== '');
  if (!words.every((word) => word.length === 1 || PLAIN_WORDS.has(word.toLowerCase()))) return true;
  const isInCapitals = (word: string | undefined): boolean => word !== undefined && /^\p{Lu}{2,}$/u.test(word);
  const beside = [/(\p{L}+)\P{L}*$/u.exec(before)?.[1], /^\P{L}*(\p{L}+)/u.exec(after)?.[1]];
  return (
    words.every((word) => /^\p{Lu}/u.test(word)) &&
    [before, after].some((part) => HAS_SMALL_WORD.test(part)) &&
    !(isInCapitals(words[0]) && beside.some(isInCapitals))
  );
}
