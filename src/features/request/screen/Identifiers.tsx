import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as requestTexts from '@/config/texts/requestTexts';
import { orderFields } from '@/domain/order/orderFields';
import { cleanIdentifier } from '@/domain/request/cleanInput';
import type { ServiceRow } from '@/domain/request/serviceRows';
import { fieldTouched, serviceEdited } from '@/features/request/state/orderDraftSlice';
import { selectFieldErrors } from '@/features/request/state/orderIssueSelectors';
import { TextField } from '@/ui/TextField';

/**
 * What an update continues: DU's casefile, or LPA's key and loan identifier.
 *
 * @source Specification §5: "Non-alphanumeric characters are stripped in input cleaning"
 */
export function Identifiers({ row }: { readonly row: ServiceRow }) {
  const dispatch = useDispatch();
  const errors = useSelector(selectFieldErrors);
  const { option, identifier, loanIdentifier, isIdentifierLocked } = row;
  const id = orderFields.serviceIdentifier(option);
  const loanId = orderFields.serviceLoanIdentifier(option);
  return (
    <Fields>
      <TextField
        id={id}
        label={option === 'du' ? requestTexts.caseFileId : requestTexts.key}
        isLabelHidden={option === 'du'}
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
    </Fields>
  );
}

/** The labels are below their fields, so that the fields line up with the transaction type beside them. */
const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(92px, 1fr));
  gap: var(--space-2);

  > div {
    display: flex;
    flex-direction: column;
  }
  > div > input {
    order: -1;
    flex: none;
  }
  label {
    margin: 2px 0 0;
    font-weight: 400;
  }
`;
