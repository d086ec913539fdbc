import * as filePageTexts from '@/config/texts/filePageTexts';
import * as runsTexts from '@/config/texts/runsTexts';
import * as selectionTexts from '@/config/texts/selectionTexts';
import type { Figure } from '@/domain/filePage/figure';
import type { OverrideLogEntry } from '@/domain/selection/overrideLog';
import { fullDateTime, MISSING } from '@/lib/format';
import { ColumnHeadings } from '@/ui/listParts';
import { FigureText, Gap } from './FigureText';
import { FileSection } from './FileSection';
import { FileTable } from './FileTable';

interface FileLogProps {
  readonly log: readonly OverrideLogEntry[];
  readonly gap: Figure['gap'];
}

/** Who changed the selection, when, from what to what, and why. */
export function FileLog({ log, gap }: FileLogProps) {
  return (
    <FileSection heading={filePageTexts.changes}>
      {log.length === 0 ? <p>{gap === null ? filePageTexts.noChanges : <Gap gap={gap} />}</p> : <Entries log={log} />}
    </FileSection>
  );
}

const Entries = ({ log }: Pick<FileLogProps, 'log'>) => (
  <FileTable>
    <caption>{filePageTexts.changes}</caption>
    <ColumnHeadings headings={COLUMNS.map(([heading]) => heading)} />
    <tbody>
      {log.map((entry) => (
        <tr key={entry.id}>
          {COLUMNS.map(([heading, textOf], index) => (
            <td key={heading} data-label={heading}>
              <FigureText
                figure={{ text: textOf(entry), gap: null, source: filePageTexts.fromLog }}
                isTabStop={index === 0}
              />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </FileTable>
);

const COLUMNS: readonly (readonly [heading: string, textOf: (entry: OverrideLogEntry) => string | null])[] = [
  [selectionTexts.logWhen, ({ overriddenOn }) => known(fullDateTime(overriddenOn))],
  [selectionTexts.logWho, ({ overriddenBy }) => overriddenBy],
  [selectionTexts.logFrom, ({ from }) => from],
  [selectionTexts.logTo, ({ to }) => to],
  [runsTexts.reason, ({ reason }) => reason],
  [runsTexts.comment, ({ comment }) => comment],
];

const known = (date: string): string | null => (date === MISSING ? null : date);
