import { useDispatch, useSelector } from 'react-redux';
import { closeByOf, isUniform, reliefTone, type Relief, type RELIEF_TYPES } from '@/domain/selection/repAndWarrant';
import { reliefRetried, selectReliefAt, type ReliefPlace } from '@/features/selection/reliefSlice';
import { LinkButton } from '@/ui/LinkButton';
import { MissingValue } from '@/ui/MissingValue';
import { Skeleton } from '@/ui/Skeleton';
import { StatusBadge } from '@/ui/StatusBadge';
import { useNow } from './useNow';

interface ReliefRowProps {
  readonly responseId: string;
  readonly type: (typeof RELIEF_TYPES)[number];
  /** What the row's buttons say they are about, such as 'DU assets'. */
  readonly name: string;
  readonly onOpen: (place: ReliefPlace) => void;
}

const MINUTE_MS = 60_000;

/** One type of relief: its status, borrower by borrower, and how long it holds. It loads and fails alone. */
export function ReliefRow({ responseId, type, name, onOpen }: ReliefRowProps) {
  const dispatch = useDispatch();
  const place = { responseId, typeId: type.id };
  const { value, status, failure } = useSelector((state: Parameters<typeof selectReliefAt>[0]) =>
    selectReliefAt(state, place),
  );
  if (value === undefined && failure !== undefined) {
    return (
      <tr>
        <th scope="row">{type.label}</th>
        <td colSpan={2}>Could not be read</td>
        <td>
          <LinkButton aria-label={`Try again: ${name} relief`} onClick={() => dispatch(reliefRetried(place))}>
            Try again
          </LinkButton>
        </td>
      </tr>
    );
  }
  return (
    <tr aria-busy={status === 'loading'}>
      <th scope="row">{type.label}</th>
      {value === undefined ? (
        <td colSpan={3}>{status === 'ready' ? <MissingValue /> : <Skeleton $width="60%" />}</td>
      ) : (
        <>
          <td>
            {value.status === null ? (
              <MissingValue />
            ) : (
              <StatusBadge tone={reliefTone(value.status)}>{value.status}</StatusBadge>
            )}
            {value.closeByDate !== null && <CloseBy date={value.closeByDate} />}
          </td>
          <td data-wrap>
            <Borrowers relief={value} />
          </td>
          <td>
            <MessagesButton count={value.messageCount} about={`${name} relief`} onPress={() => onOpen(place)} />
          </td>
        </>
      )}
    </tr>
  );
}

interface MessagesButtonProps {
  readonly count: number;
  readonly about: string;
  readonly onPress: () => void;
}

function MessagesButton({ count, about, onPress }: MessagesButtonProps) {
  const words = count > 0 ? `Messages (${count})` : 'Messages';
  return (
    <LinkButton aria-label={`${words} about ${about}`} onClick={onPress}>
      {words}
    </LinkButton>
  );
}

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
