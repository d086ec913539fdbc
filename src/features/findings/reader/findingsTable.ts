import * as collectTexts from '@/features/findings/collectTexts';
import * as findingsTexts from '@/features/findings/texts';
import type { CsvCell } from '@/lib/csv';
import { askedBy, type CollectGroup, type CollectLine, idsOf } from './collectList';
import type { Finding } from './findings';
import type { HistoryItem } from '@/features/runs/api/contract/history';
import type { FindingsComparison } from './compareFindings';

interface RunMessages {
  run: Pick<HistoryItem, 'requestId' | 'ausRequestType'>;
  findings: readonly Finding[];
}

const OF_MESSAGE = [
  [findingsTexts.part, 'group'],
  [findingsTexts.section, 'section'],
  [findingsTexts.messageId, 'messageId'],
  [findingsTexts.text, 'text'],
  [findingsTexts.severityHeading, 'severity'],
  [findingsTexts.borrower, 'borrowerName'],
] as const;

const HEADINGS = [findingsTexts.request, findingsTexts.system, ...OF_MESSAGE.map(([heading]) => heading)];

const cellsOf = ({ requestId, ausRequestType: service }: RunMessages['run'], finding: Finding): CsvCell[] => [
  requestId,
  service,
  ...OF_MESSAGE.map(([, field]) => finding[field]),
];

/** The messages of one run, or of several one after another, as a table with headings. Every text as in the file. */
export const findingsTable = (runs: readonly RunMessages[]): CsvCell[][] => [
  HEADINGS,
  ...runs.flatMap(({ run, findings }) => findings.map((finding) => cellsOf(run, finding))),
];

/** A comparison as a table: new, gone, changed and same messages, each with the run that has it. */
export function comparisonTable(
  { older, newer }: Record<'older' | 'newer', RunMessages['run']>,
  { added, gone, changed, same }: FindingsComparison,
): CsvCell[][] {
  const row = (change: string, run: RunMessages['run'], finding: Finding, formerText = ''): CsvCell[] => [
    change,
    ...cellsOf(run, finding),
    formerText,
  ];
  return [
    [findingsTexts.change, ...HEADINGS, findingsTexts.formerText],
    ...added.map((finding) => row(findingsTexts.changes.added, newer, finding)),
    ...gone.map((finding) => row(findingsTexts.changes.gone, older, finding)),
    ...changed.map((pair) => row(findingsTexts.changes.changed, newer, pair.newer, pair.older.text)),
    ...same.map((pair) => row(findingsTexts.changes.same, newer, pair.newer)),
  ];
}

type ShownList = Pick<RunMessages, 'run'> & { groups: readonly CollectGroup[] };

/** A list with its title. @empty null for the only one */
interface TitledList {
  title: string | null;
  groups: readonly CollectGroup[];
}

/** Two lists by what both or one of them ask for, or the only list. */
export function titledLists(lists: readonly ShownList[]): TitledList[] {
  const [one, other] = lists;
  if (one === undefined || other === undefined || lists.length > 2)
    return lists.map(({ run, groups }) => ({
      title: lists.length > 1 ? collectTexts.ifUsed(run.ausRequestType) : null,
      groups,
    }));
  const { both, onlyOne, onlyOther } = askedBy(one.groups, other.groups);
  const only = ({ run }: ShownList) => collectTexts.onlyAsks(run.ausRequestType ?? findingsTexts.unnamed);
  return [
    { title: collectTexts.bothAsk, groups: both },
    { title: only(one), groups: onlyOne },
    { title: only(other), groups: onlyOther },
  ].filter(({ groups }) => groups.length > 0);
}

/** For an e-mail or notes: the borrower, then one line for each text, without ids. @spec FND-29 */
export function collectText(lists: readonly ShownList[]): string {
  return titledLists(lists)
    .filter(({ groups }) => groups.length > 0)
    .map(({ title, groups }) =>
      [
        ...(title === null ? [] : [title]),
        ...groups.map((group) =>
          [`${collectTexts.forBorrowers(group)}:`, ...group.lines.map((line) => `- ${oneLine(line)}`)].join('\n'),
        ),
      ].join('\n\n'),
    )
    .join('\n\n');
}

/** A message in one line: table rows are divided by semicolons, their cells by bars. */
function oneLine({ findings: [first] }: CollectLine): string {
  const lines: NonNullable<Finding['cells']> = first.cells ?? [first.text];
  const isTable = (at: number) => typeof lines[at] === 'object';
  return lines
    .map((line) => (typeof line === 'string' ? [line] : line).map(collapsed).join(' | '))
    .map((text, at) => (at === 0 ? text : (isTable(at) && isTable(at - 1) ? '; ' : ' ') + text))
    .join('')
    .trim();
}

const collapsed = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * The list as a table with headings, one row for each text, with all of its ids. Every text as in the file.
 * @spec FND-29
 */
export const collectTable = (lists: readonly ShownList[]): CsvCell[][] => [
  [
    findingsTexts.request,
    findingsTexts.system,
    findingsTexts.borrower,
    findingsTexts.text,
    collectTexts.messageIds,
    collectTexts.idsElsewhere,
  ],
  ...lists.flatMap(({ run, groups }) =>
    groups.flatMap((group) =>
      group.lines.map((line) => [
        run.requestId,
        run.ausRequestType,
        collectTexts.forBorrowers(group),
        line.findings[0].text,
        inOneCell(idsOf(line)),
        inOneCell(line.elsewhere.map(({ messageId }) => messageId)),
      ]),
    ),
  ),
];

export const inOneCell = (ids: readonly (string | null)[]): string =>
  ids.map((id) => id ?? findingsTexts.noId).join(', ');
