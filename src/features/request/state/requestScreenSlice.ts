import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { AgencySystem } from '@/features/loan/rules/services';
import type { RootState } from '@/lib/rootState';
import { slices } from '@/lib/slices';
import { readAnswered, readForgotten, selectRead } from '@/reads/readState';
import { submitPressed } from '@/features/request/protocol/submissionSlice';
import { storedPasswordsForgotten } from './creditReportSlice';
import { draftDiscarded, draftReplaced, fillingStarted, modeChosen } from './orderDraftSlice';

interface RequestScreenState {
  /** Epoch milliseconds. */
  openedAt: number;
  /** The loan's requests that the user can have seen while preparing the order; null until the history is loaded. */
  seenRequestIds: string[] | null;
  /** Systems whose agencies' stored passwords have left the vault. Loading them again restores the passwords. */
  withoutPasswords: AgencySystem[];
  /** The requests of the last import of credit without underwriting; empty when there is none to report. */
  importIds: string[];
  /** Why nothing was ordered or filled in, until the next attempt. */
  problem: string | null;
}

declare module '@/lib/rootState' {
  interface RootState {
    requestScreen: RequestScreenState;
  }
}

const initialState: RequestScreenState = {
  openedAt: 0,
  seenRequestIds: null,
  withoutPasswords: [],
  importIds: [],
  problem: null,
};

/** What the Request screen knows besides what it reads and what the user enters. */
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
    problemReported: (state, { payload }: PayloadAction<string>) => {
      state.problem = payload;
    },
  },
  extraReducers: (builder) => {
    const restore = (state: RequestScreenState, names: readonly { name: string; key?: string | undefined }[]): void => {
      state.withoutPasswords = state.withoutPasswords.filter(
        (system) => !names.some(({ name, key }) => name === 'creditAgencies' && key === system),
      );
    };
    builder
      .addCase(storedPasswordsForgotten, (state, { payload }) => {
        state.withoutPasswords = [...new Set([...state.withoutPasswords, ...payload])];
      })
      .addCase(readAnswered, (state, { payload }) => restore(state, [payload]))
      .addCase(readForgotten, (state, { payload }) => restore(state, payload))
      .addMatcher(isAnyOf(submitPressed, modeChosen, draftReplaced, draftDiscarded, fillingStarted), (state) => {
        state.problem = null;
      });
  },
  selectors: {
    selectOpenedAt: (state) => state.openedAt,
    selectSeenRequestIds: (state) => state.seenRequestIds,
    selectImportIds: (state) => state.importIds,
    selectProblem: (state) => state.problem,
    selectWithoutPasswords: (state) => state.withoutPasswords,
  },
}).injectInto(slices);

export const { importFollowed, problemReported, requestOpened, requestsSeen } = requestScreenSlice.actions;
export const { selectImportIds, selectOpenedAt, selectProblem, selectSeenRequestIds } = requestScreenSlice.selectors;

/** True while it is unknown whether a password is stored. After a failed read the user has to type it. */
export const selectArePasswordsPending = (state: RootState): boolean =>
  requestScreenSlice.selectors
    .selectWithoutPasswords(state)
    .some((system) => selectRead(state, 'creditAgencies', system).status !== 'failed');
