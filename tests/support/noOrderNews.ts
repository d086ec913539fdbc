import type { OrderNews } from '@/services/orders/orderNews';

/** Sends and receives nothing. */
export const noOrderNews: OrderNews = {
  isOpen: true,
  publish: () => undefined,
  watch: () => () => undefined,
  close: () => undefined,
};
