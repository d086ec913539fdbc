import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isSubmitting } from './rules/submission';
import { signOutStarted } from '@/features/session/sessionSlice';
import { slices } from '@/lib/slices';
import type { OrderState } from './rules/orderState';
import { atRest, EDITING } from './rules/orderSteps';

declare module '@/lib/rootState' {
  interface RootState {
    /** `isSubmitting` of the specification, and what the order flow does and shows. */
    submission: OrderState;
  }
}

const initialState = (): OrderState => atRest(EDITING);

export const submissionSlice = createSlice({
  name: 'submission',
  initialState,
  reducers: {
    /** The machine's next state: while a session lasts, nothing else sets it. */
    orderMoved: (_, { payload }: PayloadAction<OrderState>) => payload,
    signInAgainPressed: () => undefined,
    submitPressed: () => undefined,
    orderConfirmed: () => undefined,
    orderDeclined: () => undefined,
    orderCheckPressed: () => undefined,
    orderRecognized: () => undefined,
  },
  // The calls of an order in flight end with the session.
  extraReducers: (builder) => void builder.addCase(signOutStarted, initialState),
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
