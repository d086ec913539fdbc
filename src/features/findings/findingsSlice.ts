import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Reading, SentFindings } from '@/features/findings/reader/findings';
import type { Failure } from '@/lib/failure';
import { idle, partReducers, type Remote } from '@/lib/remote';
import { slices } from '@/lib/slices';

/** What the engines said, by the key of the run: never the file. It exists only here, and goes with the loan. */
type FindingsState = Record<string, Remote<Reading>>;

declare module '@/lib/rootState' {
  interface RootState {
    findings: FindingsState;
  }
}

const initialState: FindingsState = {};

/** A run whose findings a component shows. `requestId` is the id of its downloads; with `sent`, nothing is downloaded. */
export interface WantedFindings {
  key: string;
  requestId: string;
  sent: SentFindings | null;
}

/** A component shows the findings of a run, or the user retries. */
export const findingsWanted = createAction<WantedFindings>('findings/wanted');

const part = partReducers<Record<string, Reading>>();

export const findingsSlice = createSlice({
  name: 'findings',
  initialState,
  reducers: {
    findingsRequested: (runs, { payload }: PayloadAction<string>) => part.wanted(runs, payload),
    findingsReceived: (runs, { payload }: PayloadAction<{ key: string; reading: Reading }>) =>
      part.received(runs, { part: payload.key, answer: payload.reading }),
    findingsFailed: (runs, { payload }: PayloadAction<{ key: string; failure: Failure }>) =>
      part.failed(runs, { part: payload.key, failure: payload.failure }),
  },
  selectors: { selectFindings: (runs, key: string): Remote<Reading> => runs[key] ?? idle },
}).injectInto(slices);

export const { findingsFailed, findingsReceived, findingsRequested } = findingsSlice.actions;
export const { selectFindings } = findingsSlice.selectors;
