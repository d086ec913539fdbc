import { useSelector } from 'react-redux';
import type { OrderForm } from '@/domain/order/orderForm';
import { selectOrderForm } from '@/features/request/state/orderSelectors';
import type { RootState } from '@/lib/rootState';

/** Returns one part of the order. The component re-renders only when that part changes. */
export const useOrderPart = <Part extends keyof OrderForm>(part: Part): OrderForm[Part] =>
  useSelector((state: RootState) => selectOrderForm(state)[part]);
