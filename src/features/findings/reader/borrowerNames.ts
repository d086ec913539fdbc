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
 * name of one word could be any word, so it is not looked for. None is found beside a given name of another borrower.
 * @spec FND-27
 */
export function nameFinder(names: readonly string[]): (text: string) => string[] {
  const borrowers = groupBy(
    names.filter((name) => name.length <= LONGEST_NAME && personOf(name).base.includes(' ')),
    personKey,
  );
  const patterns = uniqueBy([...borrowers.keys()].map(lettersIn)).map(spelled);
  const parts = groupBy([...borrowers.values()].flatMap(givenNames), ({ letters }) => letters);
  const given = [...parts].map(([letters, owners]) => ({ pattern: partPattern(letters), owners }));
  return (text) => {
    const plain = plainText(text);
    const whole = outermost(patterns.flatMap((pattern) => matchesOf(plain, pattern)));
    const found = whole
      .filter(
        (match, index, all) =>
          isWhole(match, all[index + 1]) &&
          isWrittenAsName(match) &&
          !IS_LOOSE.test(match.name) &&
          !IS_OF_TWO.test(match.after),
      )
      .map(({ name, generation }) => keyOf(name, generation));
    const isApart = (match: Match) => !whole.some(({ start, end }) => start <= match.start && match.end <= end);
    const namesAnother = (): boolean =>
      given.some(
        ({ pattern, owners }) =>
          !owners.some(({ key }) => found.includes(key)) &&
          matchesOf(plain, pattern).some((match) => isApart(match) && isGivenName(match)),
      );
    if (found.length === 0 || namesAnother()) return [];
    return names.filter((name) => found.includes(personKey(name)) && borrowers.get(personKey(name))?.length === 1);
  };
}

/** In characters. A pattern has its limits, and no text has a longer one. */
const LONGEST_NAME = 200;

const lettersIn = (key: string): string => key.split(' ')[0] ?? '';

/** It may be one name or two, so that neither it nor a shorter name within it counts. */
const IS_LOOSE = / -|- |\//;

const PARTICLES = 'd[aeio]s?|del|la|las|los|y|van|von|der|den|ten?|ter|bin|ibn|al|el';
const IS_PARTICLE = new RegExp(`^(?:${PARTICLES})$`, 'i');

/** The words before the surname, and the initial, alone and with the surname. */
function givenNames([name]: readonly [string, ...string[]]): { letters: string; key: string }[] {
  const words = personOf(name).base.split(' ');
  const surname = words.pop() ?? '';
  const letters = words.filter((word) => !IS_PARTICLE.test(word)).map(lettersOf);
  const [initial = ''] = Array.from(letters[0] ?? '');
  return uniqueBy([...letters, initial, initial + lettersOf(surname)])
    .filter((one) => one !== '')
    .map((one) => ({ letters: one, key: personKey(name) }));
}

const partPattern = (letters: string): RegExp =>
  letters.length > 1 ? spelled(letters) : new RegExp(`\\b${letters}\\b`, 'g');

const JOINS_BEFORE = /(?:[ ,/](?:and|or)|[&+/]) ?$/i;
const JOINS_AFTER = /^\.?(?:[ ,]{1,2}(?:and|or)[ /]| ?[&+/])/i;

/** Other words that have capitals, and initials, are given names only where they are joined to a name. */
function isGivenName(match: Match): boolean {
  const { name, before, after } = match;
  if (name.length > 1 && isWrittenAsName(match)) return true;
  return /^\p{Lu}/u.test(name) && (JOINS_BEFORE.test(before.slice(-5)) || JOINS_AFTER.test(after));
}

/**
 * The letters with what may divide them, in one way only: else a search would try them all. An apostrophe before the
 * last S is that of a possessive.
 */
const spelled = (letters: string): RegExp =>
  new RegExp(
    Array.from(letters)
      .join("[.,]{0,2}(?:'| ?[-/] ?| {0,2})")
      .replace(/'\|(?=[^']*S$)/, ''),
    'gi',
  );

/** Not behind a letter or digit, nor behind a hyphen or apostrophe of the same word: 'Marsh-Jones' is no 'Jones'. */
const IS_BEHIND = /[\p{L}\p{M}\p{N}]$|[\p{L}\p{M}][-']$/u;
/** Nor before one; the 's of a possessive ends a name. */
const IS_BEFORE = /^(?:[\p{L}\p{M}\p{N}]|-\p{L}|'(?!s(?![\p{L}\p{M}]))\p{L})/iu;
const NEXT_GENERATION = new RegExp(`^${GENERATION}`, 'iu');
/** The name is that of two: 'Rafe Quill and Jr', 'Rafe Quill, Jr. and Sr.' */
const IS_OF_TWO = new RegExp(
  String.raw`^(?:(?:${GENERATION})?\.?(?:[ ,]{1,2}(?:and|or)(?= )|(?= ?[&+]))|${GENERATION}\.?(?= ?/))${GENERATION}`,
  'iu',
);

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
const GOES_ON = new RegExp(String.raw`^(?: (?:${PARTICLES}))* \p{Lu}['\p{Ll}]`, 'u');

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
