import type { RuntimeConfig } from '@/config/runtimeConfig';
import * as ausListTexts from '@/config/texts/ausListTexts';
import { toCsv, toTabs, type CsvCell } from './csv';
import { isUnderwriting } from './historyItem';
import { dateCell } from './historyLabels';
import type { RequestGroup } from './historyRows';

/** One run of one system, for a report to a regulator or an investor. Null: the service sent no value. */
export interface AusListRow {
  key: string;
  /** 1 is the oldest run. */
  place: number;
  requestId: string;
  /** ISO 8601 as received. */
  sent: string | null;
  system: string | null;
  /** The outcome in the service's words, also of a run that failed or was stopped. */
  result: string | null;
  identifier: string | null;
  submitter: string | null;
  /** The systems that the same order ran; null for a run of its own. */
  orderedTogether: string | null;
}

/**
 * Lists all underwriting runs in the order in which they were sent. It neither marks nor leaves out any of them: which
 * one to report is for the lender to say.
 * @shape `groups` newest first, as History has them
 */
export const ausList = (groups: readonly RequestGroup[]): AusListRow[] =>
  groups
    .toReversed()
    .flatMap(({ requestId, items }) => {
      const runs = items.filter(isUnderwriting);
      const systems = runs.map(({ service }) => service ?? ausListTexts.unnamed).join(', ');
      return runs.map((run) => ({
        key: run.key,
        requestId: run.requestId,
        sent: run.requestDate,
        system: run.service,
        result: run.status === '' ? null : run.status,
        identifier: run.casefileId,
        submitter: run.submittedBy,
        orderedTogether: runs.length < 2 ? null : ausListTexts.together(requestId, systems),
      }));
    })
    .map((row, index) => ({ ...row, place: index + 1 }));

type Column = readonly [heading: string, cellOf: (row: AusListRow) => CsvCell];
type HmdaCodes = RuntimeConfig['hmdaCodes'];

/** The columns of the list: each heading with the cell below it. The codes only if the configuration has them. */
export const ausListColumns = (codes: HmdaCodes): readonly Column[] =>
  codes === undefined ? COLUMNS : [...COLUMNS, ...codeColumns(codes)];

const COLUMNS: readonly Column[] = [
  [ausListTexts.place, ({ place }) => place],
  [ausListTexts.request, ({ requestId }) => requestId],
  [ausListTexts.sent, ({ sent }) => dateCell(sent)],
  [ausListTexts.system, ({ system }) => system],
  [ausListTexts.result, ({ result }) => result],
  [ausListTexts.identifier, ({ identifier }) => identifier],
  [ausListTexts.submitter, ({ submitter }) => submitter],
  // A run of its own has no value, and none is missing.
  [ausListTexts.orderedTogether, ({ orderedTogether }) => orderedTogether ?? ''],
];

/** The HMDA codes of a run's system and outcome. @spec OWN-9 @empty '' where the configuration has none */
function codeColumns(codes: NonNullable<HmdaCodes>): Column[] {
  const bySystem = new Map(
    Object.entries(codes).map(([system, { SYSTEM, RESULTS }]) => [
      plain(system),
      { own: SYSTEM, byResult: new Map(Object.entries(RESULTS).map(([result, code]) => [plain(result), code])) },
    ]),
  );
  const of = ({ system }: AusListRow) => bySystem.get(plain(system ?? ''));
  return [
    [ausListTexts.hmdaSystem, (row) => of(row)?.own ?? ''],
    [ausListTexts.hmdaResult, (row) => of(row)?.byResult.get(plain(row.result ?? '')) ?? ''],
  ];
}

/** The same text in other letter case, or with other spaces, has the same code. */
const plain = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').replaceAll(' / ', '/').toLowerCase();

/** The list as CSV text, for a file. */
export const ausListCsv = (rows: readonly AusListRow[], codes: HmdaCodes): string => toCsv(tableOf(rows, codes));

/** The list as text for the clipboard, which a spreadsheet reads as cells. */
export const ausListTabs = (rows: readonly AusListRow[], codes: HmdaCodes): string => toTabs(tableOf(rows, codes));

function tableOf(rows: readonly AusListRow[], codes: HmdaCodes): CsvCell[][] {
  const columns = ausListColumns(codes);
  return [columns.map(([heading]) => heading), ...rows.map((row) => columns.map(([, cellOf]) => cellOf(row)))];
}
