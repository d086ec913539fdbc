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
 * name of one word could be any word, so it is not looked for. None is found beside the given name of another borrower
 * or a surname that one shares.
 * @spec FND-27
 */
export function nameFinder(names: readonly string[]): (text: string) => string[] {
  const borrowers = groupBy(
    names.filter((name) => name.length <= LONGEST_NAME && personOf(name).base.includes(' ')),
    personKey,
  );
  const patterns = uniqueBy([...borrowers.keys()].map(lettersIn)).map(spelled);
  const named = groupBy([...borrowers.values()].flatMap(partsOf), ({ letters }) => letters);
  const parts = [...named].map(([letters, owners]) => ({ pattern: partPattern(letters), owners }));
  return (text) => {
    const plain = plainText(text);
    const whole = outermost(patterns.flatMap((pattern) => matchesOf(plain, pattern)));
    const found = whole
      .filter(
        (match, index, all) =>
          isWhole(match, all[index - 1], all[index + 1]) &&
          isWrittenAsName(match) &&
          !IS_LOOSE.test(match.name) &&
          !IS_OF_TWO.test(match.after) &&
          !HAS_TWO_TITLES.test(match.before),
      )
      .map(({ name, generation }) => keyOf(name, generation));
    const isApart = (match: Match) => !whole.some(({ start, end }) => start <= match.start && match.end <= end);
    const namesAnother = (): boolean =>
      parts.some(({ pattern, owners }) => {
        const given = owners.filter(({ isSurname }) => !isSurname);
        const isFound = ({ key }: { key: string }) => found.includes(key);
        return matchesOf(plain, pattern).some(
          (match) =>
            isApart(match) &&
            ((isSurname(match) && !owners.every(isFound)) ||
              (given.length > 0 && !given.some(isFound) && isGivenName(match))),
        );
      });
    if (found.length === 0 || namesAnother()) return [];
    return names.filter((name) => found.includes(personKey(name)) && borrowers.get(personKey(name))?.length === 1);
  };
}

/** In characters. A pattern has its limits, and no text has a longer one. */
const LONGEST_NAME = 200;

const lettersIn = (key: string): string => key.split(' ')[0] ?? '';

/** It may be one name or two, so that neither it nor a shorter name within it counts. */
const IS_LOOSE = / -|- |\//;

const PARTICLES = 'd[aeio]s?|del|la|las|los|e|y|van|von|der|den|ten?|ter|bin|ibn|al|el';
const IS_PARTICLE = new RegExp(`^(?:${PARTICLES})$`, 'i');

interface NamePart {
  letters: string;
  key: string;
  isSurname: boolean;
}

/** The words before the surname, the initial, alone and with the surname, and the surname. */
function partsOf([name]: readonly [string, ...string[]]): NamePart[] {
  const words = personOf(name).base.split(' ');
  const surname = lettersOf(words.pop() ?? '');
  const given = words.filter((word) => !IS_PARTICLE.test(word)).map(lettersOf);
  const [initial = ''] = Array.from(given[0] ?? '');
  return uniqueBy([...given, initial, initial + surname, surname])
    .filter((one) => one !== '')
    .map((letters) => ({ letters, key: personKey(name), isSurname: letters === surname }));
}

const partPattern = (letters: string): RegExp =>
  letters.length > 1 ? spelled(letters) : new RegExp(`\\b${letters}\\b`, 'g');

const JOINS_BEFORE = /(?:[ ,/](?:and|or)|[&+/]) ?$/i;
const JOINS_AFTER = /^\.?(?:[ ,]{1,2}(?:and|or)[ /]| ?[&+/])/i;

const TITLES = 'mrs?|ms|miss|dr|messrs';
const ROLES = 'borrowers?|co-?borrowers?|applicants?|co-?applicants?|spouse|wife|husband';
const HAS_TWO_TITLES = new RegExp(String.raw`\b(?:${TITLES})\.?(?: (?:and|or) | ?[&+/] ?)(?:${TITLES})\.? ?$`, 'i');
const HAS_TITLE = new RegExp(String.raw`\b(?:${TITLES}|${ROLES})\.? (?:(?:${PARTICLES}) )*$`, 'i');

/** A surname says whose it is only behind a title, or joined to a name: else it may be that of a company. */
const isSurname = ({ name, before }: Match): boolean =>
  /^\p{Lu}/u.test(name) && (HAS_TITLE.test(before.slice(-40)) || JOINS_BEFORE.test(before.slice(-5)));

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

/** A word with a capital within a sentence. */
const STARTS_BEFORE = /[\p{L}\p{N}],? (\p{Lu}['\p{L}]+) $/u;

/** False for a name that a word with a capital continues: it may be that of a person who is not known. */
function isWhole(match: Match, previous: Match | undefined, next: Match | undefined): boolean {
  const { name, generation, start, end, before, after } = match;
  const goesOn = /\p{Ll}/u.test(name) ? GOES_ON.test(after) : goesOnInCapitals(after);
  if (generation === '' && goesOn && !(next !== undefined && next.start < end)) return false;
  const [, word] = STARTS_BEFORE.exec(before.slice(-40)) ?? [];
  return word === undefined || IS_NO_NAME.test(word) || (previous !== undefined && previous.end > start - 2);
}

/** Every word has capitals there, so that only known words end a name. Some of them are surnames too. */
function goesOnInCapitals(after: string): boolean {
  const [, word] = /^ ((?:[EY] )?\p{Lu}['\p{Lu}]+)(?![\p{L}\p{N}])/u.exec(after) ?? [];
  return word !== undefined && (!FOLLOWS_NAME.test(word) || IS_SURNAME_TOO.test(after));
}

const MODALS = 'are|can|cannot|had|has|have|is|may|must|needs?|shall|should|was|were|will';
const LINKS =
  'about|after|against|and|as|at|before|by|dated|during|for|from|if|in|into|of|on|or|regarding|showing|since|that|the|' +
  'through|to|until|when|which|while|who|whose|with|within|without';
const FOLLOWS_NAME = new RegExp(`^(?:${MODALS}|${LINKS}|did|does|not|signs?|provides?|requires?)$`, 'i');
const IS_NO_NAME = new RegExp(`^(?:${MODALS}|${LINKS}|${TITLES}|${ROLES}|name)$`, 'i');
const IS_SURNAME_TOO = new RegExp(`^ (?:can|in|may|to|will)(?= (?:${MODALS}|and|or)\\b|[^ ]|$)`, 'i');
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
