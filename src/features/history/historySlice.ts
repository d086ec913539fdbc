import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { HistoryItem } from '@/domain/historyItem';
import type { Failure } from '@/lib/failure';
import { idle, toAnswered, toFailed, toLoading, type Remote } from '@/lib/remote';

/** Shared state group `historySection` (specification §3). */
interface HistoryState {
  items: Remote<HistoryItem[]>;
}

const initialState: HistoryState = { items: idle };

export const historySlice = createSlice({
  name: 'history',
  initialState,
  reducers: {
    historyRequested: (state) => {
      state.items = toLoading(state.items);
    },
    historyReceived: (state, { payload }: PayloadAction<HistoryItem[] | undefined>) => {
      state.items = toAnswered(state.items, payload);
    },
    historyFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.items = toFailed(state.items, payload);
    },
  },
  selectors: {
    selectHistory: (state) => state.items,
  },
});

export const { historyFailed, historyReceived, historyRequested } = historySlice.actions;
export const { selectHistory } = historySlice.selectors;
