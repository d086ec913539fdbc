import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { HISTORY_PAGE_SIZE } from '@/config/constants';
import type { ColumnRules } from '@/domain/history/historyColumns';
import { shownToReach, type RequestGroup } from '@/domain/history/historyRows';
import { placeChanged } from '@/features/navigation/navigationSlice';

/** What a dialog over the history shows. */
export type HistoryDialog =
  | { kind: 'message'; itemKey: string }
  | { kind: 'findingCodes'; itemKey: string }
  | { kind: 'compare'; itemKeys: [string, string] };

/** Shared state group `historySection` (specification §3), as far as the reader decides it; polls leave it alone. */
interface HistoryViewState {
  /** Request rows shown at most. */
  shown: number;
  areAllOpen: boolean;
  /** Requests that differ from what `areAllOpen` says. */
  exceptions: Record<string, true>;
  /** Keys of the runs ticked for comparison, two at most. */
  compared: string[];
  dialog: HistoryDialog | null;
}

const initialState: HistoryViewState = {
  shown: HISTORY_PAGE_SIZE,
  areAllOpen: false,
  exceptions: {},
  compared: [],
  dialog: null,
};

const isOpen = ({ areAllOpen, exceptions }: HistoryViewState, groupId: string): boolean =>
  areAllOpen !== (exceptions[groupId] ?? false);

export const historyViewSlice = createSlice({
  name: 'historyView',
  initialState,
  reducers: {
    moreResultsPressed: (state) => {
      state.shown += HISTORY_PAGE_SIZE;
    },
    requestToggled: (state, { payload: groupId }: PayloadAction<string>) => {
      if (state.exceptions[groupId] === true) Reflect.deleteProperty(state.exceptions, groupId);
      else state.exceptions[groupId] = true;
    },
    allRequestsToggled: (state, { payload: areOpen }: PayloadAction<boolean>) => {
      state.areAllOpen = areOpen;
      state.exceptions = {};
    },
    /** A link leads to this request, the nth of the list: it shows, and it is open. */
    requestLinked: (state, { payload }: PayloadAction<{ groupId: string; index: number }>) => {
      state.shown = Math.max(state.shown, shownToReach(payload.index));
      if (isOpen(state, payload.groupId)) return;
      if (state.areAllOpen) Reflect.deleteProperty(state.exceptions, payload.groupId);
      else state.exceptions[payload.groupId] = true;
    },
    /** Of three ticks the oldest goes. */
    comparisonTicked: (state, { payload: itemKey }: PayloadAction<string>) => {
      state.compared = state.compared.includes(itemKey)
        ? state.compared.filter((key) => key !== itemKey)
        : [...state.compared, itemKey].slice(-2);
    },
    dialogOpened: (state, { payload }: PayloadAction<HistoryDialog>) => {
      state.dialog = payload;
    },
    dialogClosed: (state) => {
      state.dialog = null;
    },
  },
  extraReducers: (builder) => {
    // Back may leave the screen while something is open over it.
    builder.addCase(placeChanged, (state, { payload }) => {
      if (payload.area !== 'history') state.dialog = null;
    });
  },
  selectors: {
    selectShown: (state) => state.shown,
    selectIsRequestOpen: isOpen,
    /** @empty where nothing shows, nothing is open */
    selectAreAllOpen: (state, groups: readonly RequestGroup[]) =>
      groups.length > 0 && groups.every(({ id }) => isOpen(state, id)),
    selectCompared: (state) => state.compared,
    selectIsCompared: (state, itemKey: string) => state.compared.includes(itemKey),
    selectDialog: (state) => state.dialog,
  },
});

/** The whole history is wanted as a file, with the columns that the reader may see. */
export const exportPressed = createAction<ColumnRules>('historyView/exportPressed');
export const notificationsWanted = createAction('historyView/notificationsWanted');

export const {
  allRequestsToggled,
  comparisonTicked,
  dialogClosed,
  dialogOpened,
  moreResultsPressed,
  requestLinked,
  requestToggled,
} = historyViewSlice.actions;
export const { selectAreAllOpen, selectCompared, selectDialog, selectIsCompared, selectIsRequestOpen, selectShown } =
  historyViewSlice.selectors;
