import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { SHORTCUTS } from '@/config/shortcuts';
import { orderFields } from '@/domain/order/orderFields';
import { passwordTyped, submitPressed } from '@/features/orderDraft/orderDraftSlice';
import { useShortcut } from '@/features/preferences/useShortcut';
import { TYPED_ACCOUNT, useVault } from '@/services/vaultContext';

export const SUBMIT_ID = 'order-submit';

/** Hands a typed password to the vault, straight from its field, and asks for the order to be sent. Ctrl+Enter does it too. */
export function useSubmit(): () => void {
  const dispatch = useDispatch();
  const vault = useVault();
  const submit = useCallback(() => {
    const field = document.getElementById(orderFields.password);
    const password = field instanceof HTMLInputElement ? field.value : '';
    vault.keep(TYPED_ACCOUNT, password);
    // The field may have been put up anew, empty, since something was typed.
    dispatch(passwordTyped(password !== ''));
    // The fields are locked while the order is on its way, and a field that is locked loses the focus.
    document.getElementById(SUBMIT_ID)?.focus();
    dispatch(submitPressed());
  }, [dispatch, vault]);

  useShortcut(SHORTCUTS.submit, submit);
  return submit;
}
