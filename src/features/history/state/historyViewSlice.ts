import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { HISTORY_PAGE_SIZE } from '@/config/constants';
import { shownToReach, type RequestGroup } from '@/features/runs/rules/historyRows';
import { slices } from '@/lib/slices';
import { own } from '@/lib/own';

/** The user's part of the shared state group `historySection`; polling doesn't change it. */
interface HistoryViewState {
  /** The maximum number of visible requests. */
  shown: number;
  areAllOpen: boolean;
  /** Requests whose state is the opposite of `areAllOpen`. */
  exceptions: Record<string, boolean>;
  expansions: number;
  /** Keys of the runs picked for comparison, at most two. */
  compared: string[];
}

declare module '@/lib/rootState' {
  interface RootState {
    historyView: HistoryViewState;
  }
}

const initialState: HistoryViewState = {
  shown: HISTORY_PAGE_SIZE,
  areAllOpen: false,
  exceptions: {},
  expansions: 0,
  compared: [],
};

/** As a new object: an assignment to `__proto__` would keep nothing. */
const toggle = (state: HistoryViewState, groupId: string): void => {
  state.exceptions = { ...state.exceptions, [groupId]: !(own(state.exceptions, groupId) ?? false) };
};

const isOpen = ({ areAllOpen, exceptions }: HistoryViewState, groupId: string): boolean =>
  areAllOpen !== (own(exceptions, groupId) ?? false);

export const historyViewSlice = createSlice({
  name: 'historyView',
  initialState,
  reducers: {
    moreResultsPressed: (state) => {
      state.shown += HISTORY_PAGE_SIZE;
    },
    /** More than any history has, so that requests that arrive later show too. */
    allResultsPressed: (state) => {
      state.shown = Number.MAX_SAFE_INTEGER;
    },
    requestToggled: (state, { payload }: PayloadAction<string>) => toggle(state, payload),
    allRequestsToggled: (state, { payload: areOpen }: PayloadAction<boolean>) => {
      state.areAllOpen = areOpen;
      state.exceptions = {};
      if (areOpen) state.expansions += 1;
    },
    /** A link leads to this request, at `index` in the list: show and expand it. */
    requestLinked: (state, { payload }: PayloadAction<{ groupId: string; index: number }>) => {
      state.shown = Math.max(state.shown, shownToReach(payload.index));
      if (!isOpen(state, payload.groupId)) toggle(state, payload.groupId);
    },
    /** A third pick takes the place of the first. */
    comparisonTicked: (state, { payload: itemKey }: PayloadAction<string>) => {
      state.compared = state.compared.includes(itemKey)
        ? state.compared.filter((key) => key !== itemKey)
        : [...state.compared.slice(-1), itemKey];
    },
    comparisonCleared: (state) => {
      state.compared = [];
    },
  },
  selectors: {
    selectShown: (state) => state.shown,
    selectIsRequestOpen: isOpen,
    /** @empty where nothing shows, nothing is open */
    selectAreAllOpen: (state, groups: readonly RequestGroup[]) =>
      groups.length > 0 && groups.every(({ id }) => isOpen(state, id)),
    selectExpansions: (state) => state.expansions,
    selectCompared: (state) => state.compared,
    selectIsCompared: (state, itemKey: string) => state.compared.includes(itemKey),
  },
}).injectInto(slices);

export const {
  allRequestsToggled,
  allResultsPressed,
  comparisonCleared,
  comparisonTicked,
  moreResultsPressed,
  requestLinked,
  requestToggled,
} = historyViewSlice.actions;
export const {
  selectAreAllOpen,
  selectCompared,
  selectExpansions,
  selectIsCompared,
  selectIsRequestOpen,
  selectShown,
} = historyViewSlice.selectors;
