import * as selectionTexts from '@/config/texts/selectionTexts';
import { isUsable, type SelectionResult } from '@/domain/selection/selectionResult';
import type { ReliefPlace } from '@/features/selection/state/reliefSlice';
import { MissingValue } from '@/ui/MissingValue';
import { Skeleton } from '@/ui/Skeleton';
import { StatusBadge } from '@/ui/StatusBadge';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { ReliefCell } from './ReliefCell';
import type { GridFact } from './useGridFacts';

interface FactRowsProps {
  readonly facts: readonly GridFact[];
  readonly results: readonly SelectionResult[];
  readonly isMarked: (result: SelectionResult) => true | undefined;
  readonly onOpen: (place: ReliefPlace) => void;
}

/** Rows of facts. A row that differs between the services is tinted, and says so to screen readers. */
export const FactRows = ({ facts, results, isMarked, onOpen }: FactRowsProps) =>
  facts.map((fact) => (
    <tr key={fact.label} data-different={fact.isDifferent || undefined}>
      <th scope="row">
        {fact.label}
        {fact.isDifferent && (
          <>
            <span aria-hidden> ≠</span>
            <VisuallyHidden> {selectionTexts.differs}</VisuallyHidden>
          </>
        )}
      </th>
      {results.map((result, column) => (
        <td key={result.key} data-marked={isMarked(result)} data-service={result.service}>
          <FactCell fact={fact} result={result} column={column} onOpen={onOpen} />
        </td>
      ))}
    </tr>
  ));

interface FactCellProps extends Pick<FactRowsProps, 'onOpen'> {
  readonly fact: GridFact;
  readonly result: SelectionResult;
  readonly column: number;
}

function FactCell({ fact: { values, notes, relief, isAppraisal }, result, column, onOpen }: FactCellProps) {
  const value = values[column];
  if (value === undefined) return <Skeleton $width="40%" />;
  if (relief !== undefined && result.responseId !== null && isUsable(result)) {
    const place = { responseId: result.responseId, typeId: relief.typeId };
    return <ReliefCell place={place} name={`${result.service} ${relief.name}`} onOpen={onOpen} />;
  }
  if (value === null) return <MissingValue />;
  if (isAppraisal === true)
    return <StatusBadge tone={result.isAppraisalWaived === true ? 'ok' : 'neutral'}>{value}</StatusBadge>;
  const note = notes?.[column];
  return (
    <>
      {value}
      {note !== undefined && <small> {note}</small>}
    </>
  );
}
