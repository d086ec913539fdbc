import { useSelector } from 'react-redux';
import type { OrderForm } from '@/domain/order/orderForm';
import { selectOrderForm, type OrderRoot } from '@/workflows/orderSelectors';

/** One part of the order as it stands. What uses it is drawn again only when that part has changed. */
export const useOrderPart = <Part extends keyof OrderForm>(part: Part): OrderForm[Part] =>
  useSelector((root: OrderRoot) => selectOrderForm(root)[part]);
