import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { orderFields } from '@/domain/order/orderFields';
import { selectFilling } from '@/features/request/state/orderDraftSlice';
import { selectIsOrderLoading } from '@/features/request/state/orderSelectors';
import { useOrderPart } from './useOrderPart';

/**
 * Focuses the field that the address names (`#account`) once the form is filled in, and then removes it from the
 * address. A decoded error leads here.
 */
export function useWantedField(): void {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const isFilled = useSelector(selectFilling) === null;
  const isLoaded = !useSelector(selectIsOrderLoading);
  const isReady = isFilled && isLoaded && search === '';
  const reissued = useOrderPart('borrowers').find(
    ({ isSelected, type, isTempDisabled }) => isSelected && type === 'RE_ISSUE' && !isTempDisabled,
  );
  const fields: Record<string, string> = {
    '#agency': orderFields.agency,
    '#account': orderFields.accountNumber,
    '#references': reissued === undefined ? orderFields.borrowers : orderFields.borrowerReference(reissued.key),
  };
  const fieldId = fields[hash];
  useEffect(() => {
    if (fieldId === undefined || !isReady) return;
    document.getElementById(fieldId)?.focus();
    void navigate(pathname, { replace: true });
  }, [fieldId, isReady, navigate, pathname]);
}
