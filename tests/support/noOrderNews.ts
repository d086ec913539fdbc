import type { OrderNews } from '@/features/request/protocol/orderNews';

/** Sends and receives nothing. */
export const noOrderNews: OrderNews = {
  isOpen: true,
  publish: () => undefined,
  watch: () => () => undefined,
  close: () => undefined,
};
