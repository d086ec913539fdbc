import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OverrideDraft } from '@/features/selection/rules/override';
import type { SentSelection } from '@/features/selection/rules/overrideLog';
import { isInEffect, unsettledBy, type Unsettled } from '@/features/selection/rules/overrideVerdict';
import * as selectionTexts from '@/features/selection/texts';
import { signOutStarted } from '@/features/session/sessionSlice';
import type { Failure } from '@/lib/failure';
import { openWorkDropped, reportOpenWork } from '@/lib/openWork';
import { isDenial } from '@/lib/refusal';
import type { RootState } from '@/lib/rootState';
import { slices } from '@/lib/slices';
import { answerIn, type Answer, readAnswered } from '@/reads/readState';

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
 * `editing`: nothing is in flight; an earlier selection may be unsettled. `saving`: sent. `checking`: the response
 * doesn't show the selection, so the saga reads the results back. `unconfirmed`: that failed too.
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
  /** The last selection that was sent, until its outcome is known. */
  unsettled: Unsettled | null;
  /** The last selection that was called unsaved: a later read may show it. */
  refuted: Unsettled | null;
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
  unsettled: null,
  refuted: null,
};

const isBusy = ({ phase }: OverrideState): boolean => phase !== 'editing';

const isUnresolved = (state: OverrideState): boolean => isBusy(state) || state.unsettled !== null;

/** Keeps the user's input. */
function report(state: OverrideState, phase: OverridePhase, notice: SaveNotice): void {
  state.phase = phase;
  state.isUnsaved = true;
  state.notice = notice;
}

/** What was sent may still be saved without its form. */
const withoutDraft = ({ unsettled, refuted, notice }: OverrideState): OverrideState => ({
  ...initialState,
  unsettled,
  refuted,
  notice: unsettled === null ? null : notice,
});

/** The user may have changed the form while the outcome was unknown. */
const isDraftOf = ({ chosen, reason, comment }: SentSelection, { draft }: OverrideState): boolean =>
  draft.key === chosen.key && draft.reasonId === (reason?.overrideReasonId ?? null) && draft.comment.trim() === comment;

/** Notes what any read shows, so that an older one proves nothing. */
function note({ sent, seen }: Unsettled, payload: Answer): void {
  const at = payload.at ?? Infinity;
  const results = payload.key === sent.run.runId ? answerIn('currentRunSelections', { payload }) : undefined;
  const logs = answerIn('recommendations', { payload })?.logs;
  if (results !== undefined) {
    seen.at.results = at;
    seen.isSelected ||= isInEffect(sent, results);
  }
  if (logs !== undefined) {
    seen.at.log = at;
    seen.logIds = [...new Set([...seen.logIds, ...logs.map(({ overrideLogId }) => overrideLogId)])];
  }
}

export const overrideSlice = createSlice({
  name: 'override',
  initialState,
  reducers: {
    /** Null: the result in effect. Ignored while a save is unresolved. The last notice stays, so that nothing moves. */
    resultChosen: (state, { payload }: PayloadAction<string | null>) => {
      if (isBusy(state)) return state;
      if (payload === null) return { ...withoutDraft(state), notice: state.notice };
      state.draft.key = payload;
      return state;
    },
    overrideDraftEdited: (state, { payload }: PayloadAction<Partial<Omit<OverrideDraft, 'key'>>>) => {
      if (!isBusy(state)) Object.assign(state.draft, payload);
    },
    overrideDiscarded: withoutDraft,
    /** The chosen result is no longer available. Null keeps the notice of the last attempt. */
    overrideDropped: ({ notice }, { payload }: PayloadAction<SaveOutcome | null>) => ({
      ...initialState,
      notice: payload === null ? notice : { tone: 'warning' as const, ...payload },
    }),
    overrideSavePressed: (state) => {
      if (isBusy(state)) return;
      state.isAttempted = true;
      if (state.unsettled === null) state.notice = null;
    },
    overrideSent: (state, { payload }: PayloadAction<SentSelection>) => {
      state.phase = 'saving';
      state.notice = null;
      state.unsettled = unsettledBy(payload, state.unsettled);
      state.refuted = null;
    },
    /** The response doesn't show the selection. */
    overrideAnswerLost: (
      state,
      { payload: { failure, ...outcome } }: PayloadAction<SaveOutcome & { failure: Failure | null }>,
    ) => {
      report(state, 'checking', { tone: 'info', ...outcome });
      if (state.unsettled !== null) state.unsettled.failure = failure;
    },
    overrideUnconfirmed: (state, { payload }: PayloadAction<SaveOutcome>) => {
      // After a while a service that sends no log blocks the form no longer.
      report(state, state.unsettled?.isOld === true ? 'editing' : 'unconfirmed', { tone: 'warning', ...payload });
    },
    /** Results and log don't show it, which proves nothing yet. */
    overrideDoubted: (state, { payload }: PayloadAction<SaveOutcome>) => {
      const failure = state.unsettled?.failure ?? null;
      const tone = failure !== null && isDenial(failure) ? 'error' : 'warning';
      report(state, 'editing', { tone, ...payload });
    },
    overrideAged: (state) => {
      if (state.unsettled !== null) state.unsettled.isOld = true;
    },
    /** Refused, or not found when read back. */
    overrideNotSaved: (state, { payload }: PayloadAction<SaveOutcome>) => {
      report(state, 'editing', { tone: 'error', ...payload });
      state.refuted = state.unsettled;
      state.unsettled = null;
    },
    /** Nothing was sent, so nothing is reloaded. */
    overrideNotSent: (state, { payload }: PayloadAction<SaveOutcome>) => {
      report(state, 'editing', { tone: 'error', ...payload });
    },
    overrideSaved: (state, { payload }: PayloadAction<SaveOutcome>) => {
      const known = state.unsettled ?? state.refuted;
      const isLater = known !== null && !isDraftOf(known.sent, state);
      const { draft, isUnsaved } = isLater ? state : initialState;
      return { ...initialState, draft, isUnsaved, notice: { tone: 'success' as const, ...payload } };
    },
    overrideCheckPressed: ({ notice }) => {
      if (notice !== null) Object.assign(notice, { tone: 'info', text: selectionTexts.checking });
    },
    overrideNoticeDismissed: (state) => {
      state.notice = null;
    },
  },
  extraReducers: (builder) =>
    void builder
      .addCase(openWorkDropped, (state) => (isBusy(state) ? state : withoutDraft(state)))
      // The call of a selection in flight ends with the session.
      .addCase(signOutStarted, () => initialState)
      .addCase(readAnswered, ({ unsettled, refuted }, { payload }) => {
        const known = unsettled ?? refuted;
        if (known !== null) note(known, payload);
      }),
  selectors: {
    /** The form takes no input. */
    selectIsOverrideBusy: isBusy,
    /** A selection was sent, and its outcome is not known yet. */
    selectIsOverrideUnresolved: isUnresolved,
    /** The result of that selection. */
    selectUnsettledKey: ({ unsettled }) => unsettled?.sent.chosen.key ?? null,
    selectHasUnsavedOverride: (state) => state.draft.key !== null && !isBusy(state),
    /** The result shown as selected before its save is confirmed. */
    selectSavingKey: ({ draft, phase }) => (phase === 'saving' || phase === 'checking' ? draft.key : null),
  },
}).injectInto(slices);

export const {
  overrideAged,
  overrideAnswerLost,
  overrideCheckPressed,
  overrideDiscarded,
  overrideDoubted,
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
export const {
  selectHasUnsavedOverride,
  selectIsOverrideBusy,
  selectIsOverrideUnresolved,
  selectSavingKey,
  selectUnsettledKey,
} = overrideSlice.selectors;
export const selectOverride = (state: RootState): OverrideState => overrideSlice.selectSlice(state);

reportOpenWork((state) => {
  const isSending = selectIsOverrideUnresolved(state);
  const isUnsent = selectHasUnsavedOverride(state);
  // A choice is not stored, so leaving the loan loses it.
  return { isUnsent, isUnkept: isUnsent, isSending };
});
