import { useSelector } from 'react-redux';
import type { OrderForm } from '@/features/request/rules/orderForm';
import { selectFieldErrors } from '@/features/request/state/orderIssueSelectors';
import { selectOrderForm } from '@/features/request/state/orderSelectors';
import type { RootState } from '@/lib/rootState';

/** Returns one part of the order. The component re-renders only when that part changes. */
export const useOrderPart = <Part extends keyof OrderForm>(part: Part): OrderForm[Part] =>
  useSelector((state: RootState) => selectOrderForm(state)[part]);

/** Returns the text of a field's error. The component re-renders only when that text changes. */
export const useFieldError = (fieldId: string): string | undefined =>
  useSelector((state: RootState) => selectFieldErrors(state)[fieldId]);
