import type { RuntimeConfig } from '@/config/runtimeConfig';
import * as appTexts from '@/config/texts/appTexts';
import * as fileTexts from '@/features/file/texts';
import type { CsvCell } from '@/lib/csv';
import { isUnderwriting, dateCell } from '@/features/runs/rules/historyItem';
import type { RequestGroup } from '@/features/runs/rules/historyRows';

export type AusListRow = ReturnType<typeof ausList>[number];

/**
 * Lists all underwriting runs in the order in which they were sent. It neither marks nor leaves out any of them: which
 * one to report is for the lender to say.
 * @spec OWN-9
 * @shape `groups` newest first, as History has them; `place` 1 is the oldest run
 * @empty '' as `orderedTogether` of a run of its own, where no value is missing
 */
export const ausList = (groups: readonly RequestGroup[], loanNumber: string) =>
  groups
    .toReversed()
    .flatMap(({ requestId, items }) => {
      const runs = items.filter(isUnderwriting);
      const systems = runs.map(({ ausRequestType }) => ausRequestType ?? fileTexts.unnamed).join(', ');
      return runs.map((run) => ({
        loanNumber,
        run,
        orderedTogether: runs.length < 2 ? '' : fileTexts.together(requestId, systems),
      }));
    })
    .map((row, index) => ({ ...row, place: index + 1 }));

interface AusListColumn {
  readonly heading: string;
  /** On a phone. */
  readonly label?: string;
  readonly isWrapped?: boolean;
  readonly cell: (row: AusListRow) => CsvCell;
}

type HmdaCodes = RuntimeConfig['HMDA_CODES'];

/** The columns of the list: each heading with the cell below it. The codes only if the configuration has them. */
export const ausListColumns = (codes: HmdaCodes): readonly AusListColumn[] =>
  codes === undefined ? COLUMNS : [...COLUMNS, ...codeColumns(codes)];

/** The outcome in the service's words, also of a run that failed or was stopped. */
const resultOf = ({ run: { status } }: AusListRow): string | null => (status === '' ? null : status);

const COLUMNS: readonly AusListColumn[] = [
  { heading: appTexts.loanNumber, cell: ({ loanNumber }) => loanNumber },
  { heading: fileTexts.ausListPlace, cell: ({ place }) => place },
  { heading: fileTexts.request, cell: ({ run }) => run.requestId },
  { heading: fileTexts.sent, cell: ({ run }) => dateCell(run.requestDate) },
  { heading: fileTexts.system, cell: ({ run }) => run.ausRequestType },
  { heading: fileTexts.result, isWrapped: true, cell: resultOf },
  { heading: fileTexts.identifier, label: fileTexts.shortIdentifier, cell: ({ run }) => run.casefileId },
  { heading: fileTexts.submitter, isWrapped: true, cell: ({ run }) => run.submittedBy },
  { heading: fileTexts.orderedTogether, isWrapped: true, cell: ({ orderedTogether }) => orderedTogether },
];

/** The HMDA codes of a run's system and outcome. @spec OWN-17 @empty '' where the configuration has none */
function codeColumns(codes: NonNullable<HmdaCodes>): AusListColumn[] {
  const bySystem = new Map(
    Object.entries(codes).map(([system, { SYSTEM, RESULTS }]) => [
      plain(system),
      { own: SYSTEM, byResult: new Map(Object.entries(RESULTS).map(([result, code]) => [plain(result), code])) },
    ]),
  );
  const of = ({ run }: AusListRow) => bySystem.get(plain(run.ausRequestType ?? ''));
  return [
    { heading: fileTexts.hmdaSystem, cell: (row) => of(row)?.own ?? '' },
    { heading: fileTexts.hmdaResult, cell: (row) => of(row)?.byResult.get(plain(row.run.status)) ?? '' },
  ];
}

/** The same text in other letter case, or with other spaces, has the same code. */
const plain = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').replaceAll(' / ', '/').toLowerCase();

export function ausListTable(rows: readonly AusListRow[], codes: HmdaCodes): CsvCell[][] {
  const columns = ausListColumns(codes);
  return [columns.map(({ heading }) => heading), ...rows.map((row) => columns.map(({ cell }) => cell(row)))];
}
