import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { isSubmitting } from './rules/submission';
import { draftDiscarded, draftReplaced, modeChosen } from '@/features/request/state/orderDraftSlice';
import { signOutStarted } from '@/features/session/sessionSlice';
import { openWorkDropped } from '@/lib/openWork';
import { slices } from '@/lib/slices';
import { afterNewForm, afterSignOut } from './orderMachine';
import type { OrderState } from './rules/orderState';

declare module '@/lib/rootState' {
  interface RootState {
    /** `isSubmitting` of the specification, and what the order flow does and shows. */
    submission: OrderState;
  }
}

export const submissionSlice = createSlice({
  name: 'submission',
  initialState: afterSignOut,
  reducers: {
    /** The machine's next state: nothing else sets it. */
    orderMoved: (_, { payload }: PayloadAction<OrderState>) => payload,
    signInAgainPressed: () => undefined,
    submitPressed: () => undefined,
    orderConfirmed: () => undefined,
    orderDeclined: () => undefined,
    orderCheckPressed: () => undefined,
    orderRecognized: () => undefined,
  },
  extraReducers: (builder) =>
    void builder
      .addCase(signOutStarted, afterSignOut)
      .addMatcher(isAnyOf(modeChosen, draftReplaced, draftDiscarded, openWorkDropped), (state) =>
        afterNewForm(state as OrderState),
      ),
  selectors: {
    selectOrderState: (state) => state,
    selectSubmission: ({ shown }) => shown,
    selectIsSubmitting: ({ shown }) => isSubmitting(shown),
  },
}).injectInto(slices);

export const {
  orderCheckPressed,
  orderConfirmed,
  orderDeclined,
  orderMoved,
  orderRecognized,
  signInAgainPressed,
  submitPressed,
} = submissionSlice.actions;
export const { selectIsSubmitting, selectOrderState, selectSubmission } = submissionSlice.selectors;
