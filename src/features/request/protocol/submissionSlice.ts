import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { isSubmitting, type Submission } from '@/features/request/rules/submission';
import { signOutStarted } from '@/features/session/sessionSlice';
import { openWorkDropped } from '@/lib/openWork';
import { slices } from '@/lib/slices';
import { draftDiscarded, draftReplaced, modeChosen } from '@/features/request/state/orderDraftSlice';

declare module '@/lib/rootState' {
  interface RootState {
    /** `isSubmitting` of the specification, and the result of the submission. */
    submission: Submission;
  }
}

const editing = (): Submission => ({ status: 'editing' });

export const submissionSlice = createSlice({
  name: 'submission',
  initialState: editing,
  reducers: {
    submissionChanged: (_, { payload }: PayloadAction<Submission>) => payload,
    signInAgainPressed: () => undefined,
    submitPressed: () => undefined,
    orderConfirmed: () => undefined,
    orderDeclined: () => undefined,
    orderCheckPressed: () => undefined,
    orderRecognized: () => undefined,
    orderSentElsewhere: () => undefined,
  },
  extraReducers: (builder) =>
    void builder
      // The call of an order in flight ends with the session.
      .addCase(signOutStarted, editing)
      // Clears the errors of the previous draft or mode. Keeps the status of an order that is in flight or unconfirmed.
      .addMatcher(isAnyOf(modeChosen, draftReplaced, draftDiscarded, openWorkDropped), (submission) =>
        ['invalid', 'failed'].includes(submission.status) ? editing() : submission,
      ),
  selectors: { selectSubmission: (submission) => submission, selectIsSubmitting: isSubmitting },
}).injectInto(slices);

export const {
  orderCheckPressed,
  orderConfirmed,
  orderDeclined,
  orderRecognized,
  orderSentElsewhere,
  signInAgainPressed,
  submissionChanged,
  submitPressed,
} = submissionSlice.actions;
export const { selectIsSubmitting, selectSubmission } = submissionSlice.selectors;
