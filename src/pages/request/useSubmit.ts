import { useCallback, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { orderFields } from '@/domain/order/orderFields';
import { submitPressed } from '@/features/orderDraft/orderDraftSlice';
import { TYPED_ACCOUNT, useVault } from '@/services/vaultContext';

/** Hands a typed password to the vault, straight from its field, and asks for the order to be sent. Ctrl+Enter does it too. */
export function useSubmit(): () => void {
  const dispatch = useDispatch();
  const vault = useVault();
  const submit = useCallback(() => {
    const field = document.getElementById(orderFields.password);
    const password = field instanceof HTMLInputElement ? field.value : '';
    vault.keep(TYPED_ACCOUNT, { userName: '', password });
    dispatch(submitPressed());
  }, [dispatch, vault]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isChord = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
      if (!isChord || event.repeat || event.defaultPrevented) return;
      // A dialog has its own answer to give first.
      if (document.activeElement?.closest('[role=alertdialog], [role=dialog]') != null) return;
      event.preventDefault();
      submit();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [submit]);
  return submit;
}
