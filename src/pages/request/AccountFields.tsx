import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { orderFields } from '@/domain/order/orderFields';
import {
  accountNumberEdited,
  fieldTouched,
  passwordTyped,
  rememberingChosen,
  selectHasTypedPassword,
  selectPasswordField,
} from '@/features/orderDraft/orderDraftSlice';
import { Checkbox } from '@/ui/Checkbox';
import { Notice } from '@/ui/Notice';
import { PasswordField } from '@/ui/PasswordField';
import { TextField } from '@/ui/TextField';
import { selectFieldErrors } from '@/workflows/orderIssueSelectors';
import { useOrderPart } from './useOrderPart';

/** The account with the agency, on wholesale loans. Of the password only whether something was typed is known here. */
export function AccountFields() {
  const dispatch = useDispatch();
  const agency = useOrderPart('agency');
  const errors = useSelector(selectFieldErrors);
  const hasTyped = useSelector(selectHasTypedPassword);
  const passwordField = useSelector(selectPasswordField);
  if (!agency.isAuthenticationVisible) return null;
  const isDisabled = !agency.isAuthenticationEditable;
  return (
    <>
      {agency.isProfileBlank && (
        <Notice>
          Your profile holds no agency account: enter the account number and password your agency gave you.
        </Notice>
      )}
      <Pair>
        <TextField
          id={orderFields.accountNumber}
          label="Account number"
          isRequired
          value={agency.accountNumber}
          autoComplete="off"
          disabled={isDisabled}
          error={errors[orderFields.accountNumber]}
          onChange={(text) => dispatch(accountNumberEdited(text))}
          onBlur={() => dispatch(fieldTouched(orderFields.accountNumber))}
        />
        <PasswordField
          key={`${agency.selectedId} ${passwordField}`}
          id={orderFields.password}
          label="Account password"
          isRequired
          disabled={isDisabled}
          placeholder={agency.usesStoredPassword ? '••••••••' : undefined}
          hint={agency.usesStoredPassword && !hasTyped ? 'The password on file is used.' : undefined}
          error={errors[orderFields.password]}
          onInput={(event) => {
            const isTyped = event.currentTarget.value !== '';
            if (isTyped !== hasTyped) dispatch(passwordTyped(isTyped));
          }}
          onBlur={() => dispatch(fieldTouched(orderFields.password))}
        />
      </Pair>
      <Checkbox
        label="Remember account details"
        isChecked={agency.remembersAccount}
        onChange={(remembers) => dispatch(rememberingChosen(remembers))}
      />
    </>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));
  gap: var(--space-3);
`;
