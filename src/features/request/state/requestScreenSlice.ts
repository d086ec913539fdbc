import { createSlice, isAnyOf, original, type PayloadAction } from '@reduxjs/toolkit';
import type { HistoryItem } from '@/features/runs/api/contract/history';
import { uniqueBy } from '@/lib/byKey';
import { slices } from '@/lib/slices';
import { submitPressed } from '@/features/request/protocol/submissionSlice';
import { draftDiscarded, draftReplaced, fillingStarted, modeChosen } from './orderDraftSlice';

declare module '@/lib/rootState' {
  interface RootState {
    requestScreen: typeof initialState;
  }
}

const initialState = {
  /** Epoch milliseconds. */
  openedAt: 0,
  /** The loan's requests that the user can have seen while preparing the order; null until the history is loaded. */
  seenRequestIds: null as string[] | null,
  /** The requests of the last import of credit without underwriting; empty when there is none to report. */
  importIds: [] as string[],
  /** The requests that reads for an order have shown, also those that a later read lacks. */
  readRequests: [] as HistoryItem[],
  /** Why nothing was ordered or filled in, until the next attempt. */
  problem: null as string | null,
};

export const requestScreenSlice = createSlice({
  name: 'requestScreen',
  initialState,
  reducers: {
    requestOpened: (state, { payload }: PayloadAction<number>) => {
      state.openedAt = payload;
      state.seenRequestIds = null;
    },
    requestsSeen: (state, { payload }: PayloadAction<string[]>) => {
      state.seenRequestIds = payload;
    },
    importFollowed: (state, { payload }: PayloadAction<string[]>) => {
      state.importIds = payload;
    },
    requestsRead: (state, { payload }: PayloadAction<readonly HistoryItem[]>) => {
      state.readRequests = uniqueBy([...payload, ...original(state.readRequests)], ({ key }) => key);
    },
    problemReported: (state, { payload }: PayloadAction<string>) => {
      state.problem = payload;
    },
  },
  extraReducers: (builder) =>
    void builder.addMatcher(
      isAnyOf(submitPressed, modeChosen, draftReplaced, draftDiscarded, fillingStarted),
      (state) => {
        state.problem = null;
      },
    ),
  selectors: {
    selectOpenedAt: (state) => state.openedAt,
    selectSeenRequestIds: (state) => state.seenRequestIds,
    selectImportIds: (state) => state.importIds,
    selectReadRequests: (state) => state.readRequests,
    selectProblem: (state) => state.problem,
  },
}).injectInto(slices);

export const { importFollowed, problemReported, requestOpened, requestsRead, requestsSeen } =
  requestScreenSlice.actions;
export const { selectImportIds, selectOpenedAt, selectProblem, selectReadRequests, selectSeenRequestIds } =
  requestScreenSlice.selectors;
