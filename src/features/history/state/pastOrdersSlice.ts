import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PastOrder } from '@/domain/order/orderAgain';
import type { Failure } from '@/lib/failure';
import { idle, toAnswered, toFailed, toLoading, type Remote } from '@/lib/remote';
import { slices } from '@/lib/slices';

/** What each past request ordered, by request id. An order never changes, so it is loaded once. */
type PastOrders = Record<string, Remote<PastOrder>>;

declare module '@/lib/rootState' {
  interface RootState {
    pastOrders: PastOrders;
  }
}

const initialState: PastOrders = {};

/** A component shows what these requests ordered, or the user retries. */
export const pastOrdersWanted = createAction<string[]>('pastOrders/wanted');

export const pastOrdersSlice = createSlice({
  name: 'pastOrders',
  initialState,
  reducers: {
    pastOrderRequested: (orders, { payload: requestId }: PayloadAction<string>) => {
      orders[requestId] = toLoading(orders[requestId] ?? idle);
    },
    pastOrderReceived: (orders, { payload }: PayloadAction<{ requestId: string; order: PastOrder | undefined }>) => {
      orders[payload.requestId] = toAnswered(orders[payload.requestId] ?? idle, payload.order);
    },
    pastOrderFailed: (orders, { payload }: PayloadAction<{ requestId: string; failure: Failure }>) => {
      orders[payload.requestId] = toFailed(orders[payload.requestId] ?? idle, payload.failure);
    },
  },
  selectors: {
    selectPastOrders: (orders) => orders,
    selectPastOrder: (orders, requestId: string): Remote<PastOrder> => orders[requestId] ?? idle,
  },
}).injectInto(slices);

export const { pastOrderFailed, pastOrderReceived, pastOrderRequested } = pastOrdersSlice.actions;
export const { selectPastOrder, selectPastOrders } = pastOrdersSlice.selectors;
