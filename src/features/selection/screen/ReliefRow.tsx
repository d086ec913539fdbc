import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import * as selectionTexts from '@/config/texts/selectionTexts';
import * as uiTexts from '@/config/texts/uiTexts';
import { closeByOf, isUniform, reliefTone, type Relief, type RELIEF_TYPES } from '@/domain/selection/repAndWarrant';
import { reliefRetried, selectReliefAt, type ReliefPlace } from '@/features/selection/state/reliefSlice';
import type { RootState } from '@/lib/rootState';
import { LinkButton } from '@/ui/LinkButton';
import { MissingValue } from '@/ui/MissingValue';
import { Skeleton } from '@/ui/Skeleton';
import { StatusBadge } from '@/ui/StatusBadge';
import { useNow } from '@/ui/useNow';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

interface ReliefRowProps {
  readonly responseId: string;
  readonly type: (typeof RELIEF_TYPES)[number];
  /** The card is too narrow for separate cells. */
  readonly isNarrow: boolean;
  /** The subject in the accessible names of the row's buttons, such as 'DU assets'. */
  readonly name: string;
  readonly onOpen: (place: ReliefPlace) => void;
}

const MINUTE_MS = 60_000;

/** One type of relief: status, borrowers and close-by date. It loads and fails independently. */
export function ReliefRow({ responseId, type, name, isNarrow, onOpen }: ReliefRowProps) {
  const dispatch = useDispatch();
  const place = { responseId, typeId: type.id };
  const { value, status, failure } = useSelector((state: RootState) => selectReliefAt(state, place));
  const parts = (): Parts => {
    if (value !== undefined) return partsOf(value, name, () => onOpen(place));
    if (failure === undefined) return [status === 'ready' ? <MissingValue /> : <Skeleton $width="60%" />];
    return [
      selectionTexts.reliefFailed,
      null,
      <LinkButton aria-label={selectionTexts.retryRelief(name)} onClick={() => dispatch(reliefRetried(place))}>
        {uiTexts.tryAgain}
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

/**
 * The last part is a LinkButton in both states, failed and loaded, so that it keeps the focus when a retry succeeds.
 */
type Parts = readonly [status: ReactNode, borrowers?: ReactNode, why?: ReactNode];

const partsOf = (relief: Relief, name: string, onOpen: () => void): Parts => [
  <>
    {relief.status === null ? (
      <MissingValue />
    ) : (
      <StatusBadge tone={reliefTone(relief.status)}>{relief.status}</StatusBadge>
    )}
    {relief.closeByDate !== null && (
      <>
        <VisuallyHidden>, </VisuallyHidden>
        <CloseBy date={relief.closeByDate} />
      </>
    )}
  </>,
  <Borrowers relief={relief} />,
  <LinkButton aria-label={selectionTexts.messagesAbout(messagesOf(relief), name)} onClick={onOpen}>
    {messagesOf(relief)}
  </LinkButton>,
];

const messagesOf = ({ messageCount }: Relief): string =>
  messageCount > 0 ? selectionTexts.messageCount(messageCount) : selectionTexts.messages;

/** Separate cells, or one cell with the parts stacked if the card is narrow. */
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
  if (borrowers.length === 0) return selectionTexts.wholeLoan;
  if (isUniform(relief)) return (borrowers.length === 1 && borrowers[0]?.borrowerName) || selectionTexts.allBorrowers;
  return (
    <ul>
      {borrowers.map(({ borrowerName, status }, index) => (
        <li key={index}>
          {borrowerName ?? selectionTexts.borrower}: {status ?? <MissingValue />}
          {index < borrowers.length - 1 && <VisuallyHidden>, </VisuallyHidden>}
        </li>
      ))}
    </ul>
  );
}
