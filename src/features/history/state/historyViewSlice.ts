import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { HISTORY_PAGE_SIZE } from '@/config/constants';
import type { ColumnRules } from '@/domain/history/historyColumns';
import { shownToReach, type RequestGroup } from '@/domain/history/historyRows';
import { placeChanged } from '@/features/navigation/navigationSlice';

export type HistoryDialog =
  | { kind: 'message'; itemKey: string }
  | { kind: 'findingCodes'; itemKey: string }
  | { kind: 'compare'; itemKeys: [string, string] };

/** The user's part of the shared state group `historySection` (specification §3); polling doesn't change it. */
interface HistoryViewState {
  /** The maximum number of visible requests. */
  shown: number;
  areAllOpen: boolean;
  /** Requests whose state is the opposite of `areAllOpen`. */
  exceptions: Record<string, true>;
  /** Keys of the runs selected for comparison, two at most. */
  compared: string[];
  dialog: HistoryDialog | null;
  /** The browser can ask the user to allow notifications. */
  offersNotifications: boolean;
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
  compared: [],
  dialog: null,
  offersNotifications: false,
};

const isOpen = ({ areAllOpen, exceptions }: HistoryViewState, groupId: string): boolean =>
  areAllOpen !== (exceptions[groupId] ?? false);

/**
 * @source Specification §2: "An expand-all action"
 * @source Specification §4: "First 6 request rows"
 * @source Specification §4: "Accordion: a row's toggle opens or closes credit details and data set together"
 * @source Specification §4: "expand-all opens all"
 */
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
    /** A link leads to this request, at `index` in the list: show and expand it. */
    requestLinked: (state, { payload }: PayloadAction<{ groupId: string; index: number }>) => {
      state.shown = Math.max(state.shown, shownToReach(payload.index));
      if (isOpen(state, payload.groupId)) return;
      if (state.areAllOpen) Reflect.deleteProperty(state.exceptions, payload.groupId);
      else state.exceptions[payload.groupId] = true;
    },
    /** Selecting a third run removes the oldest. */
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
    notificationsOffered: (state) => {
      state.offersNotifications = true;
    },
    notificationsWanted: (state) => {
      state.offersNotifications = false;
    },
  },
  extraReducers: (builder) => {
    // Back can leave the screen while a dialog is open.
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
    selectOffersNotifications: (state) => state.offersNotifications,
  },
});

/** Requests a CSV export of the whole history, with the columns that the user may see. */
export const exportPressed = createAction<ColumnRules>('historyView/exportPressed');

export const {
  allRequestsToggled,
  comparisonTicked,
  dialogClosed,
  dialogOpened,
  moreResultsPressed,
  notificationsOffered,
  notificationsWanted,
  requestLinked,
  requestToggled,
} = historyViewSlice.actions;
export const {
  selectAreAllOpen,
  selectCompared,
  selectDialog,
  selectIsCompared,
  selectIsRequestOpen,
  selectOffersNotifications,
  selectShown,
} = historyViewSlice.selectors;
