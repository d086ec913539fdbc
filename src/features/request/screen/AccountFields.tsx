import { use, type SyntheticEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as requestTexts from '@/config/texts/requestTexts';
import { orderFields } from '@/domain/order/orderFields';
import {
  accountNumberEdited,
  fieldTouched,
  rememberingChosen,
  selectPasswordField,
} from '@/features/request/state/orderDraftSlice';
import { selectFieldErrors } from '@/features/request/state/orderIssueSelectors';
import { selectAsksForPassword } from '@/features/request/state/agencySelectors';
import { Checkbox } from '@/ui/Checkbox';
import { Notice } from '@/ui/Notice';
import { ReadOnly } from '@/ui/readOnly';
import { TextField } from '@/ui/TextField';
import { AccountPassword } from './AccountPassword';
import { useOrderPart } from './useOrderPart';

/**
 * The account with the agency, on wholesale loans. A separate form, so that a password manager saves the password
 * together with its account number. Enter in it doesn't submit the order.
 *
 * @source Specification §6: "Channels 2 and -2 are wholesale"
 */
export function AccountFields() {
  const dispatch = useDispatch();
  const agency = useOrderPart('agency');
  const error = useSelector(selectFieldErrors)[orderFields.accountNumber];
  const passwordField = useSelector(selectPasswordField);
  const asksForPassword = useSelector(selectAsksForPassword);
  const isReadOnly = use(ReadOnly);
  if (!agency.isAuthenticationVisible) return null;
  return (
    <>
      {agency.isProfileBlank && !isReadOnly && <Notice>{requestTexts.noAccountInProfile}</Notice>}
      {/* POST, so that an unintended submit doesn't put the fields into the address. */}
      <Form method="post" noValidate onSubmit={stayHere}>
        <Pair>
          <TextField
            // Remounts with the password field: Chromium inspects each input once, and needs both to detect the form.
            key={`${agency.selectedId} ${passwordField}`}
            id={orderFields.accountNumber}
            name="accountNumber"
            label={requestTexts.accountNumber}
            isRequired
            value={agency.accountNumber}
            // Without a password field, a password manager must not replace the account on file.
            autoComplete={asksForPassword ? 'username' : 'off'}
            disabled={!agency.isAuthenticationEditable}
            error={error}
            onChange={(text) => dispatch(accountNumberEdited(text))}
            onBlur={() => dispatch(fieldTouched(orderFields.accountNumber))}
          />
          {!isReadOnly && <AccountPassword />}
        </Pair>
        {!isReadOnly && (
          <Checkbox
            label={requestTexts.rememberAccount}
            isChecked={agency.remembersAccount}
            onChange={(remembers) => dispatch(rememberingChosen(remembers))}
          />
        )}
      </Form>
    </>
  );
}

const stayHere = (event: SyntheticEvent) => event.preventDefault();

const Form = styled.form`
  display: grid;
  gap: var(--space-3);
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));
  gap: var(--space-3);
`;
