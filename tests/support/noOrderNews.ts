import type { OrderNews } from '@/services/orderNews';

/** Sends and receives nothing. */
export const noOrderNews: OrderNews = {
  publish: () => undefined,
  watch: () => () => undefined,
  close: () => undefined,
};
