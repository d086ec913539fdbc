import { useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import * as requestTexts from '@/config/texts/requestTexts';
import { orderFields } from '@/domain/order/orderFields';
import {
  fieldTouched,
  passwordForgotten,
  passwordReplaced,
  passwordTyped,
  selectHasTypedPassword,
  selectPasswordField,
} from '@/features/request/state/orderDraftSlice';
import { selectFieldErrors } from '@/features/request/state/orderIssueSelectors';
import { selectAsksForPassword } from '@/features/request/state/agencySelectors';
import { Button } from '@/ui/Button';
import { fieldIds } from '@/ui/fieldIds';
import { FieldLabel } from '@/ui/FieldLabel';
import { FieldNotes } from '@/ui/FieldNotes';
import { LinkButton } from '@/ui/LinkButton';
import { PasswordField } from '@/ui/PasswordField';
import { useOrderPart } from './useOrderPart';

/**
 * The account password, typed or stored. While the stored one is used, the page contains no password field that a
 * password manager could fill. The field and the button that opens it share an id for error links.
 */
export function AccountPassword() {
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
  const { selectedId, hasStoredPassword, isAuthenticationEditable } = useOrderPart('agency');
  const error = useSelector(selectFieldErrors)[orderFields.password];
  const hasTyped = useSelector(selectHasTypedPassword);
  const passwordField = useSelector(selectPasswordField);
  return (
    <PasswordField
      key={`${selectedId} ${passwordField}`}
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
  const { usesStoredPassword, isAuthenticationEditable } = useOrderPart('agency');
  const error = useSelector(selectFieldErrors)[orderFields.password];
  const { hintId, errorId, describedBy } = fieldIds(orderFields.password, true, error !== undefined);
  return (
    <div role="group" aria-labelledby={LABEL_ID}>
      <FieldLabel as="span" id={LABEL_ID}>
        {requestTexts.accountPassword}
      </FieldLabel>
      <Button
        id={orderFields.password}
        aria-describedby={describedBy}
        disabled={!usesStoredPassword || !isAuthenticationEditable}
        onClick={onReplace}
      >
        {requestTexts.useAnotherPassword}
      </Button>
      <FieldNotes
        hintId={hintId}
        hint={usesStoredPassword ? requestTexts.passwordOnFileUsed : requestTexts.passwordOnFileLoading}
        errorId={errorId}
        error={error}
      />
    </div>
  );
}
