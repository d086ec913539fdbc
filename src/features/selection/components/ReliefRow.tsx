import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { closeByOf, isUniform, reliefTone, type Relief, type RELIEF_TYPES } from '@/domain/selection/repAndWarrant';
import { reliefRetried, selectReliefAt, type ReliefPlace } from '@/features/selection/reliefSlice';
import { LinkButton } from '@/ui/LinkButton';
import { MissingValue } from '@/ui/MissingValue';
import { Skeleton } from '@/ui/Skeleton';
import { StatusBadge } from '@/ui/StatusBadge';
import { useNow } from '@/ui/useNow';

interface ReliefRowProps {
  readonly responseId: string;
  readonly type: (typeof RELIEF_TYPES)[number];
  /** The card has no room for a cell of each part. */
  readonly isNarrow: boolean;
  /** What the row's buttons say they are about, such as 'DU assets'. */
  readonly name: string;
  readonly onOpen: (place: ReliefPlace) => void;
}

const MINUTE_MS = 60_000;

/** One type of relief: its status, borrower by borrower, and how long it holds. It loads and fails alone. */
export function ReliefRow({ responseId, type, name, isNarrow, onOpen }: ReliefRowProps) {
  const dispatch = useDispatch();
  const place = { responseId, typeId: type.id };
  const { value, status, failure } = useSelector((state: Parameters<typeof selectReliefAt>[0]) =>
    selectReliefAt(state, place),
  );
  const parts = (): Parts => {
    if (value !== undefined) return partsOf(value, name, () => onOpen(place));
    if (failure === undefined) return [status === 'ready' ? <MissingValue /> : <Skeleton $width="60%" />];
    return [
      'Could not be read',
      null,
      <LinkButton aria-label={`Try again: ${name} relief`} onClick={() => dispatch(reliefRetried(place))}>
        Try again
      </LinkButton>,
    ];
  };
  return (
    <tr aria-busy={status === 'loading'}>
      <th scope="row">{type.label}</th>
      <Cells parts={parts()} isNarrow={isNarrow} />
    </tr>
  );
}

/** The last part is a LinkButton, failed or read: the same button, which keeps its focus when a second try succeeds. */
type Parts = readonly [status: ReactNode, borrowers?: ReactNode, why?: ReactNode];

const partsOf = (relief: Relief, name: string, onOpen: () => void): Parts => [
  <>
    {relief.status === null ? (
      <MissingValue />
    ) : (
      <StatusBadge tone={reliefTone(relief.status)}>{relief.status}</StatusBadge>
    )}
    {relief.closeByDate !== null && <CloseBy date={relief.closeByDate} />}
  </>,
  <Borrowers relief={relief} />,
  <LinkButton aria-label={`${messagesOf(relief)} about ${name} relief`} onClick={onOpen}>
    {messagesOf(relief)}
  </LinkButton>,
];

const messagesOf = ({ messageCount }: Relief): string => (messageCount > 0 ? `Messages (${messageCount})` : 'Messages');

/** A cell each, or where there is no room one below the other. */
const Cells = ({ parts: [status, borrowers, why], isNarrow }: { readonly parts: Parts; readonly isNarrow: boolean }) =>
  isNarrow ? (
    <td data-wrap>
      {status}
      <div>{borrowers}</div>
      {why}
    </td>
  ) : (
    <>
      <td data-wrap>{status}</td>
      <td data-wrap>{borrowers}</td>
      <td>{why}</td>
    </>
  );

function CloseBy({ date }: { readonly date: string }) {
  const closeBy = closeByOf(date, useNow(MINUTE_MS));
  return (
    closeBy !== undefined && (
      <div>
        <StatusBadge tone={closeBy.tone} icon={null}>
          {closeBy.text}
        </StatusBadge>
      </div>
    )
  );
}

function Borrowers({ relief }: { readonly relief: Relief }) {
  const { borrowers } = relief;
  if (borrowers.length === 0) return 'Whole loan';
  if (isUniform(relief)) return (borrowers.length === 1 && borrowers[0]?.borrowerName) || 'All borrowers';
  return (
    <ul>
      {borrowers.map(({ borrowerName, status }, index) => (
        <li key={index}>
          {borrowerName ?? 'Borrower'}: {status ?? <MissingValue />}
        </li>
      ))}
    </ul>
  );
}
