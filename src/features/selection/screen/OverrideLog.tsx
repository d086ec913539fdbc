import { useSelector } from 'react-redux';
import * as selectionTexts from '@/features/selection/texts';
import * as uiTexts from '@/config/texts/uiTexts';
import { selectVisibleLog } from '@/features/selection/state/selectionSelectors';
import { selectLogState } from '@/features/selection/state/selectionSlice';
import { useIsUnread } from '@/features/loan/useIsUnread';
import { zonedDateTime } from '@/lib/format';
import { useRead } from '@/reads/useRead';
import { ListTable } from '@/ui/ListTable';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { ReadFailure } from '@/ui/ReadFailure';
import { Skeleton } from '@/ui/Skeletons';
import { logColumns } from './logColumns';

const COLUMNS = logColumns(zonedDateTime);

/** @empty nothing before the log is first requested */
export function OverrideLog() {
  const logs = useSelector(selectVisibleLog);
  const logState = useSelector(selectLogState);
  const isUnread = useIsUnread('recommendations', 'overrideSelection');
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
      {logs.length > 0 && <ListTable caption={selectionTexts.logHeading} columns={COLUMNS} rows={logs} />}
      {logs.length === 0 && status === 'loading' && <Skeleton />}
      {logs.length === 0 && status === 'ready' && (
        <p>
          {isUnread
            ? selectionTexts.logUnread
            : logState === 'unknown'
              ? selectionTexts.logNotDelivered
              : selectionTexts.logEmpty}
        </p>
      )}
    </Panel>
  );
}
