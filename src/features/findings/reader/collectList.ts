import { groupBy } from '@/lib/byKey';
import { personKey } from '@/features/loan/rules/people';
import { nameFinder } from './borrowerNames';
import { comparedText } from './comparedText';
import { matchesQuery } from './findingSearch';
import type { Finding } from './findings';
import type { Collected } from './toCollect';

export interface CollectLine {
  /** In file order; the first one has the text. */
  findings: [Finding, ...Finding[]];
  /** The same text among the messages that are not in the list: LPA repeats its checklist under other ids. */
  elsewhere: Finding[];
  /** Tells equal texts for borrowers of one name apart: each may be for another of them. 0 elsewhere. */
  place: number;
}

export interface CollectGroup {
  /** Whom the messages name. @empty [] for the loan */
  borrowers: string[];
  /** How many borrowers of the loan have the name of the field. */
  namesakes: number;
  lines: CollectLine[];
}

/**
 * Returns the list to collect by borrower: the one of the field, else those whose names are in the text, else the loan.
 * Borrowers are in the order of `names`, messages in the order of the file, and the loan is last. Equal texts are one
 * line, unless several borrowers have the name.
 * @spec FND-27, FND-28
 */
export function collectGroups({ collected, others }: Collected, names: readonly string[]): CollectGroup[] {
  const namedIn = nameFinder(names);
  const people = groupBy(names, personKey);
  const spellings = new Map<string, string>();
  for (const name of [...names, ...collected.map(({ borrowerName }) => borrowerName)])
    if (name !== null && !spellings.has(personKey(name))) spellings.set(personKey(name), name);
  const borrowersOf = (finding: Finding): string[] => {
    const { borrowerName } = finding;
    if (borrowerName === null) return namedIn(comparedText(finding));
    return [spellings.get(personKey(borrowerName)) ?? borrowerName];
  };
  const known = new Map([...collected, ...others].map((finding) => [finding, borrowersOf(finding)]));
  const keyOf = (finding: Finding) => JSON.stringify(known.get(finding));
  const lineOf = (finding: Finding) => keyOf(finding) + comparedText(finding);
  const elsewhere = groupBy(others, lineOf);
  return [...groupBy(collected, keyOf).values()]
    .map((findings): CollectGroup => {
      const borrowers = known.get(findings[0]) ?? [];
      const namesakes = people.get(personKey(findings[0].borrowerName))?.length ?? 0;
      const lines = [...groupBy(findings, comparedText).values()].flatMap((same): CollectLine[] => {
        const line = { findings: same, elsewhere: elsewhere.get(lineOf(same[0])) ?? [], place: 0 };
        return namesakes > 1 ? same.map((one, place) => ({ ...line, findings: [one], place })) : [line];
      });
      return { borrowers, namesakes, lines };
    })
    .sort((one, other) => rankOf(one, names) - rankOf(other, names));
}

function rankOf({ borrowers: [first] }: CollectGroup, names: readonly string[]): number {
  if (first === undefined) return names.length + 1;
  const place = names.indexOf(first);
  return place === -1 ? names.length : place;
}

/** The ids of a line, each once. @empty null for a message without an id */
export const idsOf = ({ findings }: { findings: readonly Finding[] }): (string | null)[] => [
  ...new Set(findings.map(({ messageId }) => messageId)),
];

/** What of a list the search leaves: lines by text, ids and section of their messages, or all lines of a borrower. */
export const matchingGroups = (groups: readonly CollectGroup[], query: string): CollectGroup[] =>
  linesWhere(groups, ({ findings, elsewhere }, { borrowers }) =>
    [...findings, ...elsewhere].some((finding) =>
      [null, ...borrowers].some((borrower) => matchesQuery({ ...finding, borrowerName: borrower }, query)),
    ),
  );

export const linesIn = (groups: readonly CollectGroup[]): number =>
  groups.reduce((sum, { lines }) => sum + lines.length, 0);

/** What ticks of a line are kept by: two engines that ask the same of the same borrowers share one. */
export const lineKey = (
  { borrowers }: Pick<CollectGroup, 'borrowers'>,
  { findings: [first], place }: CollectLine,
): string => JSON.stringify([borrowers, comparedText(first), place]);

/** Leaves the lines that a rule accepts, and the groups that have any. */
export const linesWhere = (
  groups: readonly CollectGroup[],
  accepts: (line: CollectLine, group: CollectGroup) => boolean,
): CollectGroup[] =>
  groups
    .map((group) => ({ ...group, lines: group.lines.filter((line) => accepts(line, group)) }))
    .filter(({ lines }) => lines.length > 0);

/**
 * Returns what both of two lists ask for, by equal text and borrowers, and what only one of them does. A line of both
 * has the messages of both.
 * @spec FND-29
 */
export function askedBy(one: readonly CollectGroup[], other: readonly CollectGroup[]) {
  const keyed = (groups: readonly CollectGroup[]) =>
    new Map(groups.flatMap((group) => group.lines.map((line) => [lineKey(group, line), line] as const)));
  const [ofOne, ofOther] = [keyed(one), keyed(other)];
  const both = linesWhere(one, (line, group) => ofOther.has(lineKey(group, line))).map((group) => ({
    ...group,
    lines: group.lines.map((line): CollectLine => {
      const same = ofOther.get(lineKey(group, line));
      return same === undefined
        ? line
        : {
            ...line,
            findings: [...line.findings, ...same.findings],
            elsewhere: [...line.elsewhere, ...same.elsewhere],
          };
    }),
  }));
  return {
    both,
    onlyOne: linesWhere(one, (line, group) => !ofOther.has(lineKey(group, line))),
    onlyOther: linesWhere(other, (line, group) => !ofOne.has(lineKey(group, line))),
  };
}
