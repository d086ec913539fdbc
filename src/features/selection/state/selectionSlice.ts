import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Recommendations } from '@/features/selection/api/selections';
import { requestsOrdered } from '@/features/runs/historySlice';
import { toAnswered } from '@/lib/remote';
import type { RootState } from '@/lib/rootState';
import { slices } from '@/lib/slices';
import { readAnswered, addReads, keepReads, selectRead } from '@/reads/readState';
import type { ReadState } from '@/reads/readValues';
import type { OverrideReason, OverrideLogEntry, RankReasons } from '@/features/selection/api/contract/selection';
import { selectionReads } from './selectionReads';

export type Reliefs = ReadState<'selection'>['reliefs'];

/**
 * The shared state groups of the specification, under their specified names, and more state of the Selection screen.
 */
interface SelectionState extends ReadState<'selection'> {
  /** The run picked in the switcher; null means the current run. */
  pickedRunId: string | null;
  overrideRecommendations: RankReasons[];
  selectionDropdownData: OverrideReason[];
  selectionOverrideLogs: OverrideLogEntry[];
  /** `unknown` until the service sends the log; `emptied` after it sent none of the entries that it sent before. */
  logState: 'unknown' | 'listed' | 'emptied';
}

declare module '@/lib/rootState' {
  interface RootState {
    selection: SelectionState;
  }
}

const initialState: SelectionState = {
  pickedRunId: null,
  ...keepReads('selection', selectionReads),
  overrideRecommendations: [],
  selectionDropdownData: [],
  selectionOverrideLogs: [],
  logState: 'unknown',
};

/**
 * A part missing from the response keeps its previous value. Entries don't go: a log that is suddenly empty keeps them.
 */
function takeRecommendations(
  state: SelectionState,
  { recommendations, reasons, logs }: Partial<Recommendations>,
): void {
  state.recommendations = toAnswered(state.recommendations, true);
  state.overrideRecommendations = recommendations ?? state.overrideRecommendations;
  state.selectionDropdownData = reasons ?? state.selectionDropdownData;
  if (logs === undefined) return;
  const isEmptied = logs.length === 0 && state.selectionOverrideLogs.length > 0;
  if (!isEmptied) state.selectionOverrideLogs = logs;
  state.logState = isEmptied ? 'emptied' : 'listed';
}

export const selectionSlice = createSlice({
  name: 'selection',
  initialState,
  reducers: {
    /** Null follows the current run again. */
    runPicked: (state, { payload }: PayloadAction<string | null>) => {
      state.pickedRunId = payload;
    },
  },
  extraReducers: (builder) => {
    // After an order from another screen, the user should see the new run. A user who has moved here since keeps the
    // picked one.
    builder.addCase(requestsOrdered, (state, { payload: { area } }) => {
      if (area !== 'selection') state.pickedRunId = null;
    });
    addReads(builder, 'selection');
    builder.addMatcher(readAnswered.match, (state, { payload }) => {
      if (payload.name === 'recommendations') takeRecommendations(state, payload.answer ?? {});
    });
  },
  selectors: {
    selectPickedRunId: (state) => state.pickedRunId,
    selectRecommendations: (state) => state.overrideRecommendations,
    selectOverrideReasons: (state) => state.selectionDropdownData,
    selectOverrideLogs: (state) => state.selectionOverrideLogs,
    selectLogState: (state) => state.logState,
    /** The read of recommendations, reasons and log. */
    selectLogRead: (state) => state.recommendations,
    selectReliefs: (state): Reliefs => state.reliefs,
  },
}).injectInto(slices);

export const { runPicked } = selectionSlice.actions;
export const {
  selectLogRead,
  selectLogState,
  selectOverrideLogs,
  selectOverrideReasons,
  selectPickedRunId,
  selectRecommendations,
  selectReliefs,
} = selectionSlice.selectors;

export const selectResultsOf = (state: RootState, runId: string) => selectRead(state, 'currentRunSelections', runId);

export const selectRelief = (state: RootState, key: string) => selectRead(state, 'reliefs', key);
