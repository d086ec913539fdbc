import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { AUS_LABEL } from '@/domain/loan/aus';
import { orderFields } from '@/domain/order/orderFields';
import { SERVICE_NAME } from '@/domain/request/ausService';
import { cleanIdentifier } from '@/domain/request/cleanInput';
import { FINDINGS_OPTIONS, isTransactionType } from '@/domain/request/requestSetup';
import type { ServiceRow } from '@/domain/request/serviceRows';
import { fieldTouched, serviceEdited, transactionTypeChosen } from '@/features/orderDraft/orderDraftSlice';
import { counted, plannedTime, shortDate } from '@/lib/format';
import { MissingValue } from '@/ui/MissingValue';
import { SelectField } from '@/ui/SelectField';
import { StatusBadge } from '@/ui/StatusBadge';
import { TextField } from '@/ui/TextField';
import { selectFieldErrors } from '@/workflows/orderIssueSelectors';

interface ServiceRowCellsProps {
  readonly row: ServiceRow;
  readonly showsAvailability: boolean;
}

/** One underwriting system of the request table. */
export function ServiceRowCells({ row, showsAvailability }: ServiceRowCellsProps) {
  const dispatch = useDispatch();
  const errors = useSelector(selectFieldErrors);
  const { option, type } = row;
  const label = AUS_LABEL[option];
  const typeId = orderFields.serviceType(option);
  return (
    <tr>
      <th scope="row" title={SERVICE_NAME[option]}>
        <strong>{label}</strong>
      </th>
      <td data-wrap>
        <SelectField
          id={typeId}
          label={`Transaction type, ${label}`}
          isLabelHidden
          options={FINDINGS_OPTIONS}
          value={type}
          placeholder={type === '' ? 'Choose' : undefined}
          error={errors[typeId]}
          onChange={(value) => isTransactionType(value) && dispatch(transactionTypeChosen({ option, type: value }))}
        />
      </td>
      <td data-wrap>{type === 'import_existing' ? <Identifiers row={row} /> : <MissingValue />}</td>
      {showsAvailability && (
        <td data-wrap>
          <Availability row={row} />
        </td>
      )}
    </tr>
  );
}

function Identifiers({ row }: { readonly row: ServiceRow }) {
  const dispatch = useDispatch();
  const errors = useSelector(selectFieldErrors);
  const { option, identifier, loanIdentifier, isIdentifierLocked } = row;
  const id = orderFields.serviceIdentifier(option);
  const loanId = orderFields.serviceLoanIdentifier(option);
  return (
    <Pair>
      <TextField
        id={id}
        label={option === 'du' ? 'Case file ID' : 'Key'}
        value={identifier}
        readOnly={isIdentifierLocked}
        hint={isIdentifierLocked ? 'Locked: it belongs to the lender.' : undefined}
        inputMode={option === 'du' ? 'numeric' : 'text'}
        error={errors[id]}
        onChange={(text) => dispatch(serviceEdited({ option, edit: { identifier: cleanIdentifier(text) } }))}
        onBlur={() => dispatch(fieldTouched(id))}
      />
      {option !== 'du' && (
        <TextField
          id={loanId}
          label="Loan identifier"
          placeholder={option === 'lp' ? undefined : 'Optional'}
          value={loanIdentifier}
          error={errors[loanId]}
          onChange={(text) => dispatch(serviceEdited({ option, edit: { loanIdentifier: cleanIdentifier(text) } }))}
          onBlur={() => dispatch(fieldTouched(loanId))}
        />
      )}
    </Pair>
  );
}

function Availability({ row: { closed, submissionCount, lastSubmittedOn } }: { readonly row: ServiceRow }) {
  return (
    <>
      {closed === null ? (
        <StatusBadge tone="ok">Open</StatusBadge>
      ) : (
        <StatusBadge tone="warn">
          {closed.until === null ? 'Closed' : `Closed until ${plannedTime(closed.until)}`}
        </StatusBadge>
      )}
      <Small>
        {closed?.reason ??
          (submissionCount === 0
            ? 'No runs yet'
            : `${counted(submissionCount, 'run')} · last ${shortDate(lastSubmittedOn)}`)}
      </Small>
    </>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(96px, 1fr));
  gap: var(--space-2);
`;

const Small = styled.p`
  font: var(--type-label);
  color: var(--text-secondary);
`;
