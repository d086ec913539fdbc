import { useSelector } from 'react-redux';
import * as selectionTexts from '@/features/selection/texts';
import * as uiTexts from '@/config/texts/uiTexts';
import { LOG_COLUMNS } from '@/features/selection/rules/overrideLog';
import { selectVisibleLog } from '@/features/selection/state/overrideChoice';
import { selectLogState } from '@/features/selection/state/selectionSlice';
import { fullDateTime, orNull } from '@/lib/format';
import { useRead } from '@/reads/useRead';
import { ColumnHeadings } from '@/ui/listParts';
import { CardTable } from '@/ui/Table';
import { Delivered, MissingValue } from '@/ui/Delivered';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { ReadFailure } from '@/ui/ReadFailure';
import { Skeleton } from '@/ui/Skeletons';

const HEADINGS = [selectionTexts.logWhen, ...LOG_COLUMNS.map(([heading]) => heading)];

/** @empty nothing before the log is first requested */
export function OverrideLog() {
  const logs = useSelector(selectVisibleLog);
  const logState = useSelector(selectLogState);
  const { status, failure, retry } = useRead('recommendations');
  if (status === 'idle') return null;
  return (
    <Panel heading={selectionTexts.logHeading} isFlush={logs.length > 0}>
      <ReadFailure failure={failure} what={selectionTexts.theReasonsAndLog} retry={retry} />
      {logState === 'emptied' && (
        <Notice tone="warning" retryLabel={uiTexts.lookAgain} onRetry={retry}>
          {selectionTexts.logEmptied}
        </Notice>
      )}
      {logs.length > 0 && (
        <CardTable data-density="compact">
          <caption>{selectionTexts.logHeading}</caption>
          <ColumnHeadings headings={HEADINGS} />
          <tbody>
            {logs.map((entry) => (
              <tr key={entry.overrideLogId}>
                <td data-label={selectionTexts.logWhen}>
                  <time dateTime={entry.overriddenOn ?? undefined}>
                    {orNull(fullDateTime(entry.overriddenOn)) ?? <MissingValue />}
                  </time>
                </td>
                {LOG_COLUMNS.map(([heading, field, most]) => (
                  // Names and sentences wrap in narrow cells; a service's name doesn't.
                  <td key={field} data-label={heading} data-wrap={!field.endsWith('AusRequestType') || undefined}>
                    <Delivered text={entry[field]} most={most} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </CardTable>
      )}
      {logs.length === 0 && status === 'loading' && <Skeleton />}
      {logs.length === 0 && status === 'ready' && (
        <p>{logState === 'unknown' ? selectionTexts.logNotDelivered : selectionTexts.logEmpty}</p>
      )}
    </Panel>
  );
}
