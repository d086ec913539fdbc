import { use, useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as requestTexts from '@/features/request/texts';
import { orderFields } from '@/features/request/rules/orderFields';
import { selectAsksForPassword } from '@/features/request/state/orderSelectors';
import {
  draftEdited,
  fieldTouched,
  passwordForgotten,
  passwordReplaced,
  passwordTyped,
  selectHasTypedPassword,
  selectPasswordField,
} from '@/features/request/state/orderDraftSlice';
import { Button, LinkButton } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { Notice } from '@/ui/Notice';
import { PasswordField } from '@/ui/PasswordField';
import { Stack } from '@/ui/Stack';
import { useFieldNotes } from '@/ui/useFieldNotes';
import { ReadOnly } from '@/ui/readOnly';
import { OrderTextField } from './OrderFields';
import { useFieldError, useOrderPart } from './useOrderPart';

/**
 * The account password, typed or stored. While the stored one is used, the page contains no password field that a
 * password manager could fill. The field and the button that opens it share an id for error links.
 */
function AccountPassword() {
  const dispatch = useDispatch();
  const asksForPassword = useSelector(selectAsksForPassword);
  const movesFocus = useRef(false);
  useLayoutEffect(() => {
    if (movesFocus.current) document.getElementById(orderFields.password)?.focus();
    movesFocus.current = false;
  }, [asksForPassword]);

  const swap = (action: ReturnType<typeof passwordReplaced> | ReturnType<typeof passwordForgotten>) => {
    movesFocus.current = true;
    dispatch(action);
  };
  return asksForPassword ? (
    <TypedPassword onBack={() => swap(passwordForgotten())} />
  ) : (
    <StoredPassword onReplace={() => swap(passwordReplaced())} />
  );
}

/** The store only receives whether the field has input, never the password. */
function TypedPassword({ onBack }: { readonly onBack: () => void }) {
  const dispatch = useDispatch();
  const { selectedAgencyId, hasStoredPassword, isAuthenticationEditable } = useOrderPart('agency');
  const error = useFieldError(orderFields.password);
  const hasTyped = useSelector(selectHasTypedPassword);
  const passwordField = useSelector(selectPasswordField);
  return (
    <PasswordField
      key={`${selectedAgencyId} ${passwordField}`}
      id={orderFields.password}
      name="accountPassword"
      label={requestTexts.accountPassword}
      isRequired
      disabled={!isAuthenticationEditable}
      hint={
        hasStoredPassword ? (
          <LinkButton onClick={onBack}>{requestTexts.usePasswordOnFile}</LinkButton>
        ) : (
          requestTexts.accountPasswordHint
        )
      }
      error={error}
      onInput={(event) => {
        const isTyped = event.currentTarget.value !== '';
        if (isTyped !== hasTyped) dispatch(passwordTyped(isTyped));
      }}
      onBlur={() => dispatch(fieldTouched(orderFields.password))}
    />
  );
}

const LABEL_ID = `${orderFields.password}-label`;

/** Has a label, a control and a note like the password field, so that nothing moves when one replaces the other. */
function StoredPassword({ onReplace }: { readonly onReplace: () => void }) {
  const { password, isAuthenticationEditable } = useOrderPart('agency');
  const isKnown = password === 'on file';
  const error = useFieldError(orderFields.password);
  const { controlId, described, notes } = useFieldNotes({
    id: orderFields.password,
    hint: isKnown ? requestTexts.passwordOnFileUsed : requestTexts.passwordOnFileLoading,
    error,
  });
  return (
    <div role="group" aria-labelledby={LABEL_ID}>
      <span className="field-label" id={LABEL_ID}>
        {requestTexts.accountPassword}
      </span>
      <Button
        id={controlId}
        aria-describedby={described['aria-describedby']}
        disabled={!isKnown || !isAuthenticationEditable}
        onClick={onReplace}
      >
        {requestTexts.useAnotherPassword}
      </Button>
      {notes}
    </div>
  );
}

/**
 * The account with the agency, on wholesale loans. A separate form, so that a password manager saves the password
 * together with its account number. Enter in it doesn't submit the order.
 */
export function AccountFields() {
  const dispatch = useDispatch();
  const agency = useOrderPart('agency');
  const passwordField = useSelector(selectPasswordField);
  const asksForPassword = useSelector(selectAsksForPassword);
  const isReadOnly = use(ReadOnly);
  if (!agency.isAuthenticationVisible) return null;
  return (
    <>
      {agency.isProfileBlank && !isReadOnly && <Notice>{requestTexts.noAccountInProfile}</Notice>}
      {/* POST, so that an unintended submit doesn't put the fields into the address. */}
      <Stack as="form" method="post" noValidate onSubmit={(event) => event.preventDefault()}>
        <Pair>
          <OrderTextField
            // Remounts with the password field: Chromium inspects each input once, and needs both to detect the form.
            key={`${agency.selectedAgencyId} ${passwordField}`}
            id={orderFields.accountNumber}
            name="accountNumber"
            label={requestTexts.accountNumber}
            isRequired
            value={agency.username}
            // Without a password field, a password manager must not replace the account on file.
            autoComplete={asksForPassword ? 'username' : 'off'}
            disabled={!agency.isAuthenticationEditable}
            onChange={(text) => dispatch(draftEdited({ accountNumber: text }))}
          />
          {!isReadOnly && <AccountPassword />}
        </Pair>
        {!isReadOnly && (
          <Checkbox
            label={requestTexts.rememberAccount}
            isChecked={agency.rememberAccountDetails}
            onChange={(remembers) => dispatch(draftEdited({ remembersAccount: remembers }))}
          />
        )}
      </Stack>
    </>
  );
}

/** Wraps where the button, whose label has one line, needs more room in a large font. */
const Pair = styled(Stack)`
  display: flex;
  flex-wrap: wrap;
  > * {
    flex: 1 160px;
  }
`;
