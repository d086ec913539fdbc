import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { SHORTCUTS } from '@/config/shortcuts';
import { orderFields } from '@/domain/order/orderFields';
import { useShortcut } from '@/features/preferences/useShortcut';
import { passwordTyped, submitPressed } from '@/features/request/state/orderDraftSlice';
import { TYPED_ACCOUNT, useVault } from '@/services/vaultContext';

export const SUBMIT_ID = 'order-submit';

/** Returns a callback that moves a typed password to the vault and submits the order. Ctrl+Enter does the same. */
export function useSubmit(): () => void {
  const dispatch = useDispatch();
  const vault = useVault();
  const submit = useCallback(() => {
    const field = document.getElementById(orderFields.password);
    const password = field instanceof HTMLInputElement ? field.value : '';
    vault.keep(TYPED_ACCOUNT, password);
    // React may have remounted the field, empty, since the user typed.
    dispatch(passwordTyped(password !== ''));
    // The fields are disabled while the order is in flight, and a disabled field loses the focus.
    document.getElementById(SUBMIT_ID)?.focus();
    dispatch(submitPressed());
  }, [dispatch, vault]);

  useShortcut(SHORTCUTS.submit, submit);
  return submit;
}
