import { useDispatch, useSelector } from 'react-redux';
import { logAuthor } from '@/domain/selection/overrideLog';
import {
  recommendationsRetried,
  selectOverrideLogs,
  selectRecommendationsCall,
} from '@/features/selection/selectionSlice';
import { selectEmployment, selectUser } from '@/features/session/sessionSlice';
import { describeFailure } from '@/lib/failure';
import { fullDateTime } from '@/lib/format';
import { MissingValue } from '@/ui/MissingValue';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { Skeleton } from '@/ui/Skeleton';
import { Table } from '@/ui/Table';

const HEADINGS = ['When', 'Who', 'From', 'To', 'Reason', 'Comment'];

/** Every choice made on the loan, with its author and its reason. */
export function OverrideLog() {
  const dispatch = useDispatch();
  const logs = useSelector(selectOverrideLogs);
  const { status, failure } = useSelector(selectRecommendationsCall);
  return (
    <Panel heading="Override log" isFlush={logs.length > 0}>
      {failure !== undefined && (
        <Notice tone="error" onRetry={() => dispatch(recommendationsRetried())}>
          {describeFailure(failure, 'the override reasons and the override log')}
        </Notice>
      )}
      {logs.length > 0 && <LogTable />}
      {logs.length === 0 && status === 'loading' && <Skeleton />}
      {logs.length === 0 && status === 'ready' && <p>No selection has been changed on this loan.</p>}
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
      <caption>Override log</caption>
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
  /** Names and sentences break where there is little room; a service's name stays whole. */
  readonly wraps?: boolean;
}

const Cell = ({ text, wraps }: CellProps) => <td data-wrap={wraps}>{text ?? <MissingValue />}</td>;
