import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as requestTexts from '@/config/texts/requestTexts';
import { AUS_LABEL } from '@/domain/loan/aus';
import { orderFields } from '@/domain/order/orderFields';
import { SERVICE_NAME } from '@/domain/request/serviceName';
import { isTransactionType } from '@/domain/request/requestSetup';
import type { ServiceRow } from '@/domain/request/serviceRows';
import { transactionTypeChosen } from '@/features/request/state/orderDraftSlice';
import { selectFieldErrors } from '@/features/request/state/orderIssueSelectors';
import { plannedTime } from '@/lib/format';
import { MissingValue } from '@/ui/MissingValue';
import { SelectField } from '@/ui/SelectField';
import { StatusBadge } from '@/ui/StatusBadge';
import { Identifiers } from './Identifiers';
import { LastRun } from './LastRun';

interface ServiceRowCellsProps {
  readonly row: ServiceRow;
  readonly showsAvailability: boolean;
}

/**
 * One underwriting system of the request table.
 *
 * @source Specification §3: "Findings request options"
 */
export function ServiceRowCells({ row, showsAvailability }: ServiceRowCellsProps) {
  const dispatch = useDispatch();
  const errors = useSelector(selectFieldErrors);
  const { option, type, types } = row;
  const label = AUS_LABEL[option];
  const typeId = orderFields.serviceType(option);
  return (
    <tr>
      <th scope="row" title={SERVICE_NAME[option]}>
        <strong>{label}</strong>
      </th>
      <td data-wrap data-label={requestTexts.transactionType}>
        <SelectField
          id={typeId}
          label={requestTexts.transactionTypeOf(label)}
          isLabelHidden
          options={types}
          value={type}
          placeholder={type === '' ? requestTexts.choose : undefined}
          error={errors[typeId]}
          onChange={(value) => isTransactionType(value) && dispatch(transactionTypeChosen({ option, type: value }))}
        />
      </td>
      <td data-wrap data-label={requestTexts.identifier}>
        {type === 'import_existing' ? <Identifiers row={row} /> : <NoIdentifier row={row} />}
      </td>
      <td data-wrap data-lines="2" data-label={requestTexts.lastRunHeading}>
        <LastRun row={row} />
      </td>
      {showsAvailability && (
        <td data-wrap data-label={requestTexts.availability}>
          <Availability row={row} />
        </td>
      )}
    </tr>
  );
}

/** A new run gets its identifier from the system. */
function NoIdentifier({ row: { option, type } }: { readonly row: ServiceRow }) {
  if (type !== 'request_new') return <MissingValue />;
  return <Given>{requestTexts.givenBy(AUS_LABEL[option])}</Given>;
}

function Availability({ row: { closed } }: { readonly row: ServiceRow }) {
  if (closed === null) return <StatusBadge tone="ok">{requestTexts.open}</StatusBadge>;
  return (
    <>
      <StatusBadge tone="warn">
        {closed.until === null ? requestTexts.closed : requestTexts.closedUntil(plannedTime(closed.until))}
      </StatusBadge>
      {closed.reason !== null && <Small>{closed.reason}</Small>}
    </>
  );
}

const Given = styled.span`
  color: var(--text-secondary);
`;

const Small = styled.p`
  font: var(--type-label);
  color: var(--text-secondary);
`;
