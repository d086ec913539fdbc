import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Recommendations } from '@/api/endpoints/selections';
import type { AusAvailability } from '@/domain/request/requestSetup';
import type { OverrideReason } from '@/domain/selection/override';
import type { OverrideLogEntry } from '@/domain/selection/overrideLog';
import type { Recommendation } from '@/domain/selection/selectionRecommendation';
import type { SelectionResult } from '@/domain/selection/selectionResult';
import type { RunStep } from '@/domain/selection/selectionSteps';
import type { Failure } from '@/lib/failure';
import { idle, toAnswered, toFailed, toLoading, type Remote } from '@/lib/remote';

/** Shared state groups of specification §3, under their names, and what the Selection screen needs beside them. */
interface SelectionState {
  /** The run picked in the switcher; null follows the current one. */
  pickedRunId: string | null;
  /** Results by run id. */
  currentRunSelections: Record<string, Remote<SelectionResult[]>>;
  overrideRecommendations: Recommendation[];
  selectionDropdownData: OverrideReason[];
  selectionOverrideLogs: OverrideLogEntry[];
  /** How the one call behind the three groups above is doing. */
  recommendationsCall: Remote<true>;
  ausAvailabilityData: AusAvailability[];
  /** Steps of requests under way, by request id. */
  steps: Record<string, RunStep[]>;
}

const initialState: SelectionState = {
  pickedRunId: null,
  currentRunSelections: {},
  overrideRecommendations: [],
  selectionDropdownData: [],
  selectionOverrideLogs: [],
  recommendationsCall: idle,
  ausAvailabilityData: [],
  steps: {},
};

interface OfRun {
  runId: string;
}

export const selectionSlice = createSlice({
  name: 'selection',
  initialState,
  reducers: {
    /** Null goes back to following the current one. */
    runPicked: (state, { payload }: PayloadAction<string | null>) => {
      state.pickedRunId = payload;
    },
    resultsRequested: (state, { payload: { runId } }: PayloadAction<OfRun>) => {
      state.currentRunSelections[runId] = toLoading(state.currentRunSelections[runId] ?? idle);
    },
    resultsReceived: (state, { payload }: PayloadAction<OfRun & { results: SelectionResult[] | undefined }>) => {
      const { runId, results } = payload;
      state.currentRunSelections[runId] = toAnswered(state.currentRunSelections[runId] ?? idle, results);
    },
    resultsFailed: (state, { payload: { runId, failure } }: PayloadAction<OfRun & { failure: Failure }>) => {
      state.currentRunSelections[runId] = toFailed(state.currentRunSelections[runId] ?? idle, failure);
    },
    resultsRetried: () => undefined,
    recommendationsRequested: (state) => {
      state.recommendationsCall = toLoading(state.recommendationsCall);
    },
    /** A part that was not delivered leaves what was known (specification §5). */
    recommendationsReceived: (state, { payload }: PayloadAction<Recommendations | undefined>) => {
      state.recommendationsCall = toAnswered(state.recommendationsCall, true);
      state.overrideRecommendations = payload?.recommendations ?? state.overrideRecommendations;
      state.selectionDropdownData = payload?.reasons ?? state.selectionDropdownData;
      state.selectionOverrideLogs = payload?.logs ?? state.selectionOverrideLogs;
    },
    recommendationsFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.recommendationsCall = toFailed(state.recommendationsCall, payload);
    },
    recommendationsRetried: () => undefined,
    availabilityReceived: (state, { payload }: PayloadAction<AusAvailability[]>) => {
      state.ausAvailabilityData = payload;
    },
    stepsReceived: (state, { payload }: PayloadAction<{ requestId: string; steps: RunStep[] }>) => {
      state.steps[payload.requestId] = payload.steps;
    },
  },
  selectors: {
    selectPickedRunId: (state) => state.pickedRunId,
    selectResultsOf: (state, runId: string): Remote<SelectionResult[]> => state.currentRunSelections[runId] ?? idle,
    selectRecommendations: (state) => state.overrideRecommendations,
    selectOverrideReasons: (state) => state.selectionDropdownData,
    selectOverrideLogs: (state) => state.selectionOverrideLogs,
    selectAvailability: (state) => state.ausAvailabilityData,
    selectSteps: (state) => state.steps,
    selectRecommendationsCall: (state) => state.recommendationsCall,
  },
});

export const {
  availabilityReceived,
  recommendationsFailed,
  recommendationsReceived,
  recommendationsRequested,
  recommendationsRetried,
  resultsFailed,
  resultsReceived,
  resultsRequested,
  resultsRetried,
  runPicked,
  stepsReceived,
} = selectionSlice.actions;
export const {
  selectAvailability,
  selectOverrideLogs,
  selectOverrideReasons,
  selectPickedRunId,
  selectRecommendations,
  selectRecommendationsCall,
  selectResultsOf,
  selectSteps,
} = selectionSlice.selectors;
