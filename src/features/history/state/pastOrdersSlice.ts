import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PastOrder } from '@/features/request/rules/orderAgain';
import type { Failure } from '@/lib/failure';
import { idle, partReducers, type Remote } from '@/lib/remote';
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

const part = partReducers<Record<string, PastOrder>>();

export const pastOrdersSlice = createSlice({
  name: 'pastOrders',
  initialState,
  reducers: {
    pastOrdersRequested: (orders, { payload: requestIds }: PayloadAction<string[]>) =>
      requestIds.forEach((requestId) => part.wanted(orders, requestId)),
    pastOrderReceived: (orders, { payload }: PayloadAction<{ requestId: string; order: PastOrder | undefined }>) =>
      part.received(orders, { part: payload.requestId, answer: payload.order }),
    pastOrderFailed: (orders, { payload }: PayloadAction<{ requestId: string; failure: Failure }>) =>
      part.failed(orders, { part: payload.requestId, failure: payload.failure }),
  },
  selectors: {
    selectPastOrders: (orders) => orders,
    selectPastOrder: (orders, requestId: string): Remote<PastOrder> => orders[requestId] ?? idle,
  },
}).injectInto(slices);

export const { pastOrderFailed, pastOrderReceived, pastOrdersRequested } = pastOrdersSlice.actions;
export const { selectPastOrder, selectPastOrders } = pastOrdersSlice.selectors;
