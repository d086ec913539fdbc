import { useDispatch, useSelector } from 'react-redux';
import * as runsTexts from '@/config/texts/runsTexts';
import * as selectionTexts from '@/config/texts/selectionTexts';
import { logAuthor } from '@/domain/selection/overrideLog';
import {
  recommendationsRetried,
  selectOverrideLogs,
  selectRecommendationsCall,
} from '@/features/selection/state/selectionSlice';
import { selectEmployment, selectUser } from '@/features/session/sessionSlice';
import { describeFailure } from '@/config/texts/failureTexts';
import { fullDateTime } from '@/lib/format';
import { MissingValue } from '@/ui/MissingValue';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { Skeleton } from '@/ui/Skeleton';
import { Table } from '@/ui/Table';

const HEADINGS = [
  selectionTexts.logWhen,
  selectionTexts.logWho,
  selectionTexts.logFrom,
  selectionTexts.logTo,
  runsTexts.reason,
  runsTexts.comment,
];

/** @source Specification §2: "Selection's layout and fields" */
export function OverrideLog() {
  const dispatch = useDispatch();
  const logs = useSelector(selectOverrideLogs);
  const { status, failure } = useSelector(selectRecommendationsCall);
  return (
    <Panel heading={selectionTexts.logHeading} isFlush={logs.length > 0}>
      {failure !== undefined && (
        <Notice tone="error" onRetry={() => dispatch(recommendationsRetried())}>
          {describeFailure(failure, selectionTexts.theReasonsAndLog)}
        </Notice>
      )}
      {logs.length > 0 && <LogTable />}
      {logs.length === 0 && status === 'loading' && <Skeleton />}
      {logs.length === 0 && status === 'ready' && <p>{selectionTexts.logEmpty}</p>}
    </Panel>
  );
}

function LogTable() {
  const logs = useSelector(selectOverrideLogs);
  const user = useSelector(selectUser);
  const employment = useSelector(selectEmployment);
  const reader = {
    names: user === null ? [] : [user.id, user.displayName],
    maySeeStaff: employment === 'internal' || employment === 'notAsked',
  };
  return (
    <Table data-density="compact">
      <caption>{selectionTexts.logHeading}</caption>
      <thead>
        <tr>
          {HEADINGS.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {logs.map((entry) => (
          <tr key={entry.id}>
            <td>
              <time dateTime={entry.overriddenOn ?? undefined}>{fullDateTime(entry.overriddenOn)}</time>
            </td>
            <Cell text={logAuthor(entry, reader)} wraps />
            <Cell text={entry.from} />
            <Cell text={entry.to} />
            <Cell text={entry.reason} wraps />
            <Cell text={entry.comment} wraps />
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

interface CellProps {
  readonly text: string | null;
  /** Names and sentences wrap in narrow cells; a service's name doesn't. */
  readonly wraps?: boolean;
}

const Cell = ({ text, wraps }: CellProps) => <td data-wrap={wraps}>{text ?? <MissingValue />}</td>;
