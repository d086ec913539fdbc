import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OverrideDraft } from '@/domain/selection/override';

/** The message about the last attempt to save. */
export interface OverrideNotice {
  tone: 'success' | 'error' | 'warning';
  text: string;
}

/**
 * `asking`: the user has to accept warnings. `saving`: sent. `checking`: the answer was lost, so the results are being
 * read back. `unconfirmed`: reading back failed too.
 */
export type OverridePhase = 'editing' | 'asking' | 'saving' | 'checking' | 'unconfirmed';

interface OverrideState {
  draft: OverrideDraft;
  phase: OverridePhase;
  /** Errors show after the first attempt to save. */
  isAttempted: boolean;
  /** The warnings that the user has to accept. */
  warnings: string[];
  /** The result shown as selected while the save is in flight. */
  awaitedKey: string | null;
  notice: OverrideNotice | null;
}

const blank: OverrideDraft = { key: null, reasonId: null, comment: '' };

declare module '@/lib/rootState' {
  interface RootState {
    override: OverrideState;
  }
}

const initialState: OverrideState = {
  draft: blank,
  phase: 'editing',
  isAttempted: false,
  warnings: [],
  awaitedKey: null,
  notice: null,
};

/** A selection was sent, and its outcome is not known yet. */
const isUnresolved = (phase: OverridePhase): boolean => phase !== 'editing' && phase !== 'asking';

/** @source Specification §4: "Other workflow states of Selection" */
export const overrideSlice = createSlice({
  name: 'override',
  initialState,
  reducers: {
    /**
     * Null returns to the result in effect. Ignored while a selection is unresolved. The notice of the last attempt
     * stays: removing it would move the cards under the pointer.
     */
    resultChosen: (state, { payload }: PayloadAction<string | null>) => {
      if (isUnresolved(state.phase)) return state;
      if (payload === null) return { ...initialState, notice: state.notice };
      state.draft.key = payload;
      return state;
    },
    overrideReasonChosen: (state, { payload }: PayloadAction<string | null>) => {
      state.draft.reasonId = payload;
    },
    overrideCommentTyped: (state, { payload }: PayloadAction<string>) => {
      state.draft.comment = payload;
    },
    overrideDiscarded: () => initialState,
    /** The chosen result is no longer available. Keeps the notice of the last attempt. */
    overrideLapsed: ({ notice }) => ({ ...initialState, notice }),
    overrideSavePressed: (state) => {
      state.isAttempted = true;
      state.notice = null;
    },
    overrideAsked: (state, { payload }: PayloadAction<string[]>) => {
      state.phase = 'asking';
      state.warnings = payload;
    },
    overrideConfirmed: () => undefined,
    overrideCanceled: (state) => {
      state.phase = 'editing';
    },
    overrideSent: (state, { payload }: PayloadAction<string>) => {
      state.phase = 'saving';
      state.awaitedKey = payload;
    },
    overrideAnswerLost: (state) => {
      state.phase = 'checking';
      state.notice = null;
    },
    overrideSaved: (_state, { payload }: PayloadAction<string>) => ({
      ...initialState,
      notice: { tone: 'success' as const, text: payload },
    }),
    /** Keeps the user's input. The card of the previous selection is shown as selected again. */
    overrideRefused: (state, { payload }: PayloadAction<string>) => {
      state.phase = 'editing';
      state.awaitedKey = null;
      state.notice = { tone: 'error', text: payload };
    },
    overrideUnconfirmed: (state, { payload }: PayloadAction<string>) => {
      state.phase = 'unconfirmed';
      state.awaitedKey = null;
      state.notice = { tone: 'warning', text: payload };
    },
    overrideCheckPressed: () => undefined,
    overrideNoticeDismissed: (state) => {
      state.notice = null;
    },
  },
  selectors: {
    selectOverrideDraft: (state) => state.draft,
    selectOverridePhase: (state) => state.phase,
    selectIsOverrideUnresolved: ({ phase }) => isUnresolved(phase),
    /** True for a selection that the user is preparing or saving. */
    selectHasUnsavedOverride: ({ draft, phase }) => draft.key !== null || phase !== 'editing',
    selectIsOverrideAttempted: (state) => state.isAttempted,
    selectOverrideWarnings: (state) => state.warnings,
    selectAwaitedKey: (state) => state.awaitedKey,
    selectOverrideNotice: (state) => state.notice,
  },
});

export const {
  overrideAnswerLost,
  overrideAsked,
  overrideCanceled,
  overrideCheckPressed,
  overrideCommentTyped,
  overrideConfirmed,
  overrideDiscarded,
  overrideLapsed,
  overrideNoticeDismissed,
  overrideReasonChosen,
  overrideRefused,
  overrideSaved,
  overrideSavePressed,
  overrideSent,
  overrideUnconfirmed,
  resultChosen,
} = overrideSlice.actions;
export const {
  selectAwaitedKey,
  selectHasUnsavedOverride,
  selectIsOverrideAttempted,
  selectIsOverrideUnresolved,
  selectOverrideDraft,
  selectOverrideNotice,
  selectOverridePhase,
  selectOverrideWarnings,
} = overrideSlice.selectors;
