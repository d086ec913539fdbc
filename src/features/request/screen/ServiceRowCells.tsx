import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as requestTexts from '@/config/texts/requestTexts';
import { isProcessing } from '@/domain/history/historyItem';
import { AUS_LABEL } from '@/domain/loan/aus';
import { orderFields } from '@/domain/order/orderFields';
import { SERVICE_NAME } from '@/domain/request/ausService';
import { cleanIdentifier } from '@/domain/request/cleanInput';
import { isTransactionType } from '@/domain/request/requestSetup';
import type { ServiceRow } from '@/domain/request/serviceRows';
import { selectHistoryItems } from '@/features/history/state/historySlice';
import { fieldTouched, serviceEdited, transactionTypeChosen } from '@/features/request/state/orderDraftSlice';
import { selectFieldErrors } from '@/features/request/state/orderIssueSelectors';
import { counted, plannedTime, shortDate } from '@/lib/format';
import type { RootState } from '@/lib/rootState';
import { MissingValue } from '@/ui/MissingValue';
import { SelectField } from '@/ui/SelectField';
import { StatusBadge } from '@/ui/StatusBadge';
import { TextField } from '@/ui/TextField';

interface ServiceRowCellsProps {
  readonly row: ServiceRow;
  readonly showsAvailability: boolean;
}

/**
 * One underwriting system of the request table.
 *
 * @source Specification §3: "Findings request options"
 * @source Specification §5: "Non-alphanumeric characters are stripped in input cleaning"
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
      <td data-wrap>
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
        label={option === 'du' ? requestTexts.caseFileId : requestTexts.key}
        value={identifier}
        readOnly={isIdentifierLocked}
        hint={isIdentifierLocked ? requestTexts.lockedByLender : undefined}
        inputMode={option === 'du' ? 'numeric' : 'text'}
        error={errors[id]}
        onChange={(text) => dispatch(serviceEdited({ option, edit: { identifier: cleanIdentifier(text) } }))}
        onBlur={() => dispatch(fieldTouched(id))}
      />
      {option !== 'du' && (
        <TextField
          id={loanId}
          label={requestTexts.loanIdentifier}
          placeholder={option === 'lp' ? undefined : requestTexts.optional}
          value={loanIdentifier}
          error={errors[loanId]}
          onChange={(text) => dispatch(serviceEdited({ option, edit: { loanIdentifier: cleanIdentifier(text) } }))}
          onBlur={() => dispatch(fieldTouched(loanId))}
        />
      )}
    </Pair>
  );
}

/** @source Specification §2: "an unfinished run is named" */
function Availability({ row }: { readonly row: ServiceRow }) {
  const { option, closed, submissionCount, lastSubmittedOn } = row;
  const isRunning = useSelector((state: RootState) =>
    selectHistoryItems(state).some((item) => isProcessing(item) && item.service === AUS_LABEL[option]),
  );
  return (
    <>
      {closed === null ? (
        <StatusBadge tone="ok">{requestTexts.open}</StatusBadge>
      ) : (
        <StatusBadge tone="warn">
          {closed.until === null ? requestTexts.closed : requestTexts.closedUntil(plannedTime(closed.until))}
        </StatusBadge>
      )}
      <Small>
        {closed?.reason ??
          (isRunning
            ? requestTexts.runProcessing
            : submissionCount === 0
              ? requestTexts.noRuns
              : requestTexts.runs(counted(submissionCount, 'run'), shortDate(lastSubmittedOn)))}
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
