import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Recommendations } from '@/api/endpoints/selections';
import type { AusAvailability } from '@/features/request/rules/requestSetup';
import type { OverrideReason } from '@/features/selection/rules/override';
import type { OverrideLogEntry } from '@/features/selection/rules/overrideLog';
import type { RankReasons } from '@/features/selection/rules/selectionRecommendation';
import type { SelectionResult } from '@/features/selection/rules/selectionResult';
import type { RunStep } from '@/features/selection/rules/selectionOutcome';
import { requestsOrdered } from '@/features/requests/historySlice';
import type { Failure } from '@/lib/failure';
import { idle, partReducers, type Remote, remoteReducers, toAnswered } from '@/lib/remote';
import { slices } from '@/lib/slices';

/** The shared state groups of the specification, under their specified names, and more state of the Selection screen. */
interface SelectionState {
  /** The run picked in the switcher; null means the current run. */
  pickedRunId: string | null;
  /** Results by run id. */
  currentRunSelections: Record<string, Remote<SelectionResult[]>>;
  overrideRecommendations: RankReasons[];
  selectionDropdownData: OverrideReason[];
  selectionOverrideLogs: OverrideLogEntry[];
  /** `unknown` until the service sends the log; `emptied` after it sent none of the entries that it sent before. */
  logState: 'unknown' | 'listed' | 'emptied';
  /** The status of the one call that loads the three groups above. */
  recommendationsCall: Remote<true>;
  ausAvailabilityData: AusAvailability[];
  /** Steps of running requests, by request id. */
  steps: Record<string, RunStep[]>;
}

declare module '@/lib/rootState' {
  interface RootState {
    selection: SelectionState;
  }
}

const initialState: SelectionState = {
  pickedRunId: null,
  currentRunSelections: {},
  overrideRecommendations: [],
  selectionDropdownData: [],
  selectionOverrideLogs: [],
  logState: 'unknown',
  recommendationsCall: idle,
  ausAvailabilityData: [],
  steps: {},
};

interface OfRun {
  runId: string;
}

const run = partReducers<Record<string, SelectionResult[]>>();

const recommendations = remoteReducers<true, 'recommendationsCall'>('recommendationsCall');

/** Entries don't go: a log that is suddenly empty keeps them. */
function takeLog(state: SelectionState, logs: OverrideLogEntry[] | undefined): void {
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
    resultsRequested: (state, { payload }: PayloadAction<OfRun>) =>
      run.wanted(state.currentRunSelections, payload.runId),
    resultsReceived: (state, { payload }: PayloadAction<OfRun & { results: SelectionResult[] | undefined }>) =>
      run.received(state.currentRunSelections, { part: payload.runId, answer: payload.results }),
    resultsFailed: (state, { payload }: PayloadAction<OfRun & { failure: Failure }>) =>
      run.failed(state.currentRunSelections, { part: payload.runId, failure: payload.failure }),
    resultsCanceled: (state, { payload }: PayloadAction<OfRun>) =>
      run.canceled(state.currentRunSelections, payload.runId),
    resultsRetried: (_state, _action: PayloadAction<OfRun>) => undefined,
    recommendationsRequested: recommendations.requested,
    /** A part missing from the response keeps its previous value. */
    recommendationsReceived: (state, { payload }: PayloadAction<Recommendations | undefined>) => {
      state.recommendationsCall = toAnswered(state.recommendationsCall, true);
      state.overrideRecommendations = payload?.recommendations ?? state.overrideRecommendations;
      state.selectionDropdownData = payload?.reasons ?? state.selectionDropdownData;
      takeLog(state, payload?.logs);
    },
    /** The log in the response to a saved selection. */
    overrideLogReceived: (state, { payload }: PayloadAction<OverrideLogEntry[]>) => {
      takeLog(state, payload);
    },
    recommendationsFailed: recommendations.failed,
    recommendationsRetried: () => undefined,
    availabilityReceived: (state, { payload }: PayloadAction<AusAvailability[]>) => {
      state.ausAvailabilityData = payload;
    },
    stepsReceived: (state, { payload }: PayloadAction<{ requestId: string; steps: RunStep[] }>) => {
      state.steps[payload.requestId] = payload.steps;
    },
  },
  extraReducers: (builder) => {
    // After an order from another screen, the user should see the new run. A user who has moved here since keeps the
    // picked one.
    builder.addCase(requestsOrdered, (state, { payload: { area } }) => {
      if (area !== 'selection') state.pickedRunId = null;
    });
  },
  selectors: {
    selectPickedRunId: (state) => state.pickedRunId,
    selectResultsOf: (state, runId: string): Remote<SelectionResult[]> => state.currentRunSelections[runId] ?? idle,
    /** The last failure of each run's results, if any. */
    selectResultsFailures: ({ currentRunSelections: runs }) =>
      Object.entries(runs).map(([runId, { failure }]) => ({ runId, failure })),
    selectRecommendations: (state) => state.overrideRecommendations,
    selectOverrideReasons: (state) => state.selectionDropdownData,
    selectOverrideLogs: (state) => state.selectionOverrideLogs,
    selectLogState: (state) => state.logState,
    selectAvailability: (state) => state.ausAvailabilityData,
    selectSteps: (state) => state.steps,
    selectRecommendationsCall: (state) => state.recommendationsCall,
  },
}).injectInto(slices);

export const {
  availabilityReceived,
  overrideLogReceived,
  recommendationsFailed,
  recommendationsReceived,
  recommendationsRequested,
  recommendationsRetried,
  resultsCanceled,
  resultsFailed,
  resultsReceived,
  resultsRequested,
  resultsRetried,
  runPicked,
  stepsReceived,
} = selectionSlice.actions;
export const {
  selectAvailability,
  selectLogState,
  selectOverrideLogs,
  selectOverrideReasons,
  selectPickedRunId,
  selectRecommendations,
  selectRecommendationsCall,
  selectResultsFailures,
  selectResultsOf,
  selectSteps,
} = selectionSlice.selectors;
