import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OverrideDraft } from '@/features/selection/rules/override';
import { signOutStarted } from '@/features/session/sessionSlice';
import { openWorkDropped, reportOpenWork } from '@/lib/openWork';
import type { RootState } from '@/lib/rootState';
import { slices } from '@/lib/slices';

interface SaveOutcome {
  /** The run whose result was to be selected, and the request that names it. */
  runId: string;
  requestId: string;
  text: string;
}

interface SaveNotice extends SaveOutcome {
  tone: 'info' | 'success' | 'error' | 'warning';
}

/**
 * `editing`: nothing is in flight. `saving`: sent. `checking`: the response was lost, so the saga reads the results back.
 * `unconfirmed`: that failed too.
 */
type OverridePhase = 'editing' | 'saving' | 'checking' | 'unconfirmed';

interface OverrideState {
  draft: OverrideDraft;
  phase: OverridePhase;
  /** Errors show after the first attempt to save. */
  isAttempted: boolean;
  /** An attempt to save failed: the choice stays, even if the same result is in effect through another's selection. */
  isUnsaved: boolean;
  notice: SaveNotice | null;
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
  isUnsaved: false,
  notice: null,
};

/** A selection was sent, and its outcome is not known yet. */
const isUnresolved = (phase: OverridePhase): boolean => phase !== 'editing';

/** Keeps the user's input. */
const reported =
  (phase: OverridePhase, tone: SaveNotice['tone']) =>
  (state: OverrideState, { payload }: PayloadAction<SaveOutcome>): void => {
    state.phase = phase;
    state.isUnsaved = true;
    state.notice = { tone, ...payload };
  };

export const overrideSlice = createSlice({
  name: 'override',
  initialState,
  reducers: {
    /** Null: the result in effect. Ignored while a save is unresolved. The last notice stays, so that nothing moves. */
    resultChosen: (state, { payload }: PayloadAction<string | null>) => {
      if (isUnresolved(state.phase)) return state;
      if (payload === null) return { ...initialState, notice: state.notice };
      state.draft.key = payload;
      return state;
    },
    overrideDraftEdited: (state, { payload }: PayloadAction<Partial<Omit<OverrideDraft, 'key'>>>) => {
      if (!isUnresolved(state.phase)) Object.assign(state.draft, payload);
    },
    overrideDiscarded: () => initialState,
    /** The chosen result is no longer available. Null keeps the notice of the last attempt. */
    overrideDropped: ({ notice }, { payload }: PayloadAction<SaveOutcome | null>) => ({
      ...initialState,
      notice: payload === null ? notice : { tone: 'warning' as const, ...payload },
    }),
    overrideSavePressed: (state) => {
      if (isUnresolved(state.phase)) return;
      state.isAttempted = true;
      state.notice = null;
    },
    overrideSent: (state) => {
      state.phase = 'saving';
    },
    overrideAnswerLost: reported('checking', 'info'),
    overrideUnconfirmed: reported('unconfirmed', 'warning'),
    /** Refused, or not found when read back. */
    overrideNotSaved: reported('editing', 'error'),
    /** Nothing was sent, so nothing is reloaded. */
    overrideNotSent: reported('editing', 'error'),
    overrideSaved: (_state, { payload }: PayloadAction<SaveOutcome>) => ({
      ...initialState,
      notice: { tone: 'success' as const, ...payload },
    }),
    overrideCheckPressed: () => undefined,
    overrideNoticeDismissed: (state) => {
      state.notice = null;
    },
  },
  extraReducers: (builder) =>
    void builder
      .addCase(openWorkDropped, (state) => (isUnresolved(state.phase) ? state : initialState))
      // The call of a selection in flight ends with the session.
      .addCase(signOutStarted, () => initialState),
  selectors: {
    selectIsOverrideUnresolved: ({ phase }) => isUnresolved(phase),
    selectHasUnsavedOverride: ({ draft, phase }) => draft.key !== null && !isUnresolved(phase),
    /** The result shown as selected before its save is confirmed. */
    selectSavingKey: ({ draft, phase }) => (phase === 'saving' || phase === 'checking' ? draft.key : null),
  },
}).injectInto(slices);

export const {
  overrideAnswerLost,
  overrideCheckPressed,
  overrideDiscarded,
  overrideDraftEdited,
  overrideDropped,
  overrideNoticeDismissed,
  overrideNotSaved,
  overrideNotSent,
  overrideSaved,
  overrideSavePressed,
  overrideSent,
  overrideUnconfirmed,
  resultChosen,
} = overrideSlice.actions;
export const { selectHasUnsavedOverride, selectIsOverrideUnresolved, selectSavingKey } = overrideSlice.selectors;
export const selectOverride = (state: RootState): OverrideState => overrideSlice.selectSlice(state);

reportOpenWork((state) => {
  const isSending = selectIsOverrideUnresolved(state);
  const isUnsent = selectHasUnsavedOverride(state);
  // A choice is not stored, so leaving the loan loses it.
  return { isUnsent, isUnkept: isUnsent, isSending };
});
