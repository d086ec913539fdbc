import { flushSync } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';
import * as selectionTexts from '@/features/selection/texts';
import * as uiTexts from '@/config/texts/uiTexts';
import { type ChangeBack, LOG_COLUMNS } from '@/features/selection/rules/overrideLog';
import { selectChangeBack, selectVisibleLog } from '@/features/selection/state/overrideChoice';
import { overridePrefilled } from '@/features/selection/state/overrideSlice';
import { selectLogState } from '@/features/selection/state/selectionSlice';
import { fullDateTime, orNull } from '@/lib/format';
import { useRead } from '@/reads/useRead';
import { ColumnHeadings } from '@/ui/listParts';
import { CardTable } from '@/ui/Table';
import { LinkButton } from '@/ui/Button';
import { Delivered, MissingValue } from '@/ui/Delivered';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { ReadFailure } from '@/ui/ReadFailure';
import { Skeleton } from '@/ui/Skeletons';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { OVERRIDE_REASON_ID } from './overrideFocus';

const HEADINGS = [selectionTexts.logWhen, ...LOG_COLUMNS.map(([heading]) => heading)];

/** @empty nothing before the log is first requested */
export function OverrideLog() {
  const logs = useSelector(selectVisibleLog);
  const back = useSelector(selectChangeBack);
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
          <ColumnHeadings headings={HEADINGS}>
            <th scope="col" data-print="never">
              <VisuallyHidden>{selectionTexts.logActions}</VisuallyHidden>
            </th>
          </ColumnHeadings>
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
                <td data-print="never" data-align="end">
                  {back?.entryId === entry.overrideLogId && <ChangeBackButton back={back} />}
                </td>
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

/** Opens the form, filled in, and moves the focus there. */
function ChangeBackButton({ back: { service, draft } }: { readonly back: ChangeBack }) {
  const dispatch = useDispatch();
  const open = () => {
    flushSync(() => dispatch(overridePrefilled(draft)));
    document.getElementById(OVERRIDE_REASON_ID)?.focus();
  };
  return (
    <LinkButton aria-label={selectionTexts.changeBackTo(service)} onClick={open}>
      {selectionTexts.changeBack}
    </LinkButton>
  );
}
