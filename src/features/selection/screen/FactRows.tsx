import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as selectionTexts from '@/config/texts/selectionTexts';
import * as uiTexts from '@/config/texts/uiTexts';
import { closeByOf, isUniform, type Relief, reliefTone } from '@/domain/selection/repAndWarrant';
import { isUsable, type SelectionResult } from '@/domain/selection/selectionResult';
import { type ReliefRef, reliefRetried, selectReliefAt } from '@/features/selection/state/reliefSlice';
import type { Day } from '@/lib/daysUntil';
import type { RootState } from '@/lib/rootState';
import { Delivered } from '@/ui/Delivered';
import { LinkButton } from '@/ui/LinkButton';
import { MissingValue } from '@/ui/MissingValue';
import { Skeleton } from '@/ui/Skeleton';
import { StatusBadge } from '@/ui/StatusBadge';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { useNow } from '@/ui/useNow';
import type { GridFact, ReliefFact, ValueFact } from './useGridFacts';

interface FactRowsProps {
  readonly facts: readonly GridFact[];
  readonly results: readonly SelectionResult[];
  readonly isChosen: (result: SelectionResult) => true | undefined;
  readonly onOpen: (place: ReliefRef) => void;
}

/** Rows of facts. A row that differs between the services is tinted, and says so to screen readers. */
export const FactRows = ({ facts, results, isChosen, onOpen }: FactRowsProps) =>
  facts.map((fact) => (
    <tr key={fact.id} data-different={fact.isDifferent || undefined}>
      <th scope="row">
        <span>{fact.label}</span>
        {fact.isDifferent && (
          <>
            <span aria-hidden> ≠</span>
            <VisuallyHidden>{` ${selectionTexts.differs}`}</VisuallyHidden>
          </>
        )}
      </th>
      {results.map((result, column) => (
        <td key={result.key} data-chosen={isChosen(result)} data-service={result.service}>
          {fact.kind === 'relief' ? (
            <ReliefFactCell fact={fact} result={result} onOpen={onOpen} />
          ) : (
            <FactCell fact={fact} result={result} column={column} />
          )}
        </td>
      ))}
    </tr>
  ));

interface FactCellProps {
  readonly fact: ValueFact;
  readonly result: SelectionResult;
  readonly column: number;
}

function FactCell({ fact: { kind, values, notes }, result, column }: FactCellProps) {
  const value = values[column];
  if (value === undefined) return <Skeleton width="40%" />;
  if (value === null) return <MissingValue />;
  if (kind === 'appraisal')
    return <StatusBadge tone={result.isAppraisalWaived === true ? 'ok' : 'neutral'}>{value}</StatusBadge>;
  const note = notes[column];
  return (
    <>
      <span>{value}</span>
      {note !== undefined && <small>{` ${note}`}</small>}
    </>
  );
}

interface ReliefFactCellProps extends Pick<FactRowsProps, 'onOpen'> {
  readonly fact: ReliefFact;
  readonly result: SelectionResult;
}

function ReliefFactCell({ fact: { typeId, name, isLoading }, result, onOpen }: ReliefFactCellProps) {
  const { responseId, service } = result;
  if (isLoading) return <Skeleton width="40%" />;
  if (responseId === null || !isUsable(result)) return <MissingValue />;
  return <ReliefCell place={{ responseId, typeId }} name={`${service} ${name}`} onOpen={onOpen} />;
}

interface ReliefCellProps {
  readonly place: ReliefRef;
  /** The subject in the accessible names of the cell's buttons, such as 'DU assets'. */
  readonly name: string;
  readonly onOpen: (place: ReliefRef) => void;
}

const MINUTE_MS = 60_000;

/** Loads and fails independently. The button keeps the focus when a retry succeeds. */
function ReliefCell({ place, name, onOpen }: ReliefCellProps) {
  const dispatch = useDispatch();
  const { value, status, failure } = useSelector((state: RootState) => selectReliefAt(state, place));
  if (value === undefined && failure === undefined)
    return status === 'ready' ? <MissingValue /> : <Skeleton width="60%" />;
  const messages = value?.messageCount ? selectionTexts.messageCount(value.messageCount) : selectionTexts.messages;
  return (
    <>
      <Line aria-busy={status === 'loading'}>
        {value === undefined ? <span>{selectionTexts.reliefFailed}</span> : <Status relief={value} />}
        <LinkButton
          aria-label={
            value === undefined ? selectionTexts.retryRelief(name) : selectionTexts.messagesAbout(messages, name)
          }
          onClick={() => (value === undefined ? dispatch(reliefRetried(place)) : onOpen(place))}
        >
          {value === undefined ? uiTexts.tryAgain : messages}
        </LinkButton>
      </Line>
      {value !== undefined && value.borrowers.length > 0 && !isUniform(value) && <Borrowers relief={value} />}
    </>
  );
}

const Status = ({ relief: { status, closeByDate } }: { readonly relief: Relief }) => (
  <>
    {status === null ? <MissingValue /> : <StatusBadge tone={reliefTone(status)}>{status}</StatusBadge>}
    {closeByDate !== null && (
      <>
        <VisuallyHidden>, </VisuallyHidden>
        <CloseBy date={closeByDate} />
      </>
    )}
  </>
);

function CloseBy({ date }: { readonly date: Day }) {
  const closeBy = closeByOf(date, useNow(MINUTE_MS));
  return (
    closeBy !== undefined && (
      <StatusBadge tone={closeBy.tone} icon={null}>
        {closeBy.text}
      </StatusBadge>
    )
  );
}

const Borrowers = ({ relief: { borrowers } }: { readonly relief: Relief }) => (
  <Names>
    {borrowers.map(({ borrowerName, status }, index) => (
      <li key={index}>
        <Delivered text={borrowerName ?? selectionTexts.borrower} />
        <span>: </span>
        <Delivered text={status} />
        {index < borrowers.length - 1 && <span>{', '}</span>}
      </li>
    ))}
  </Names>
);

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  align-items: center;
`;

const Names = styled.ul`
  font: var(--type-label);
  color: var(--text-secondary);
  list-style: none;

  > li {
    display: inline;
  }
`;
