import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OverrideDraft } from '@/domain/selection/override';

/** What the form says about the last attempt to save. */
export interface OverrideNotice {
  tone: 'success' | 'error' | 'warning';
  text: string;
}

/**
 * `asking`: warnings wait for a yes. `saving`: sent. `checking`: the answer was lost, so the results are being read back.
 * `unconfirmed`: they could not be read either.
 */
export type OverridePhase = 'editing' | 'asking' | 'saving' | 'checking' | 'unconfirmed';

interface OverrideState {
  draft: OverrideDraft;
  phase: OverridePhase;
  /** Problems show from the first attempt on. */
  isAttempted: boolean;
  /** What the user is asked to accept. */
  warnings: string[];
  /** The result that shows as selected while the answer is awaited. */
  awaitedKey: string | null;
  notice: OverrideNotice | null;
}

const blank: OverrideDraft = { key: null, reasonId: null, comment: '' };

const initialState: OverrideState = {
  draft: blank,
  phase: 'editing',
  isAttempted: false,
  warnings: [],
  awaitedKey: null,
  notice: null,
};

/** A selection has been sent, and nobody knows yet what became of it. */
const isUnresolved = (phase: OverridePhase): boolean => phase !== 'editing' && phase !== 'asking';

export const overrideSlice = createSlice({
  name: 'override',
  initialState,
  reducers: {
    /** Null is the way back to what is in effect, and leaves nothing to save. What was sent last comes to its end first. */
    resultChosen: (state, { payload }: PayloadAction<string | null>) => {
      if (isUnresolved(state.phase)) return state;
      if (payload === null) return initialState;
      state.draft.key = payload;
      state.notice = null;
      return state;
    },
    overrideReasonChosen: (state, { payload }: PayloadAction<number | null>) => {
      state.draft.reasonId = payload;
    },
    overrideCommentTyped: (state, { payload }: PayloadAction<string>) => {
      state.draft.comment = payload;
    },
    overrideDiscarded: () => initialState,
    /** What was chosen is there to be chosen no more; what is said of the last attempt stays. */
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
    overrideCancelled: (state) => {
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
    /** What was typed stays; the tick goes back to where it was. */
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
    /** A selection that is made up, or on its way: nobody has kept it yet. */
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
  overrideCancelled,
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
