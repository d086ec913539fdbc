import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LoanId } from '@/features/loan/rules/loan';
import { slices } from '@/lib/slices';
import { addReads, unread } from '@/reads/readState';
import type { ReadState, ValueOf } from '@/reads/readValues';

interface LoanState extends ReadState<'loan'> {
  loanId: LoanId | null;
}

declare module '@/lib/rootState' {
  interface RootState {
    loan: LoanState;
  }
}

const initialState: LoanState = { loanId: null, ...unread('loan') };

const NONE: ValueOf<'ausAvailabilityData'> = [];

export const loanSlice = createSlice({
  name: 'loan',
  initialState,
  reducers: {
    /** The root reducer clears the previous loan from the store (see rootReducer). */
    loanOpened: (_state, { payload }: PayloadAction<LoanId>) => ({ ...initialState, loanId: payload }),
  },
  extraReducers: (builder) => void addReads(builder, 'loan'),
  selectors: {
    selectLoanId: (state) => state.loanId,
    selectLoanHeader: (state) => state.loanHeaderData.value,
    /** Until the header is known, the loan's id. */
    selectLoanNumber: ({ loanHeaderData, loanId }) => loanHeaderData.value?.loanNumber ?? loanId ?? '',
    selectLoanData: (state) => state.loanData.value,
    /** The data is loaded and can be reloaded. False while a read is in flight or after a failure. */
    selectIsLoanDataReady: (state) => state.loanData.status === 'ready',
    selectAvailability: ({ ausAvailabilityData }) => ausAvailabilityData.value ?? NONE,
    selectRecentRequest: (state) => state.recentRequestData.value,
    selectIsLoanHeaderSettled: ({ loanHeaderData: { status } }) => status === 'ready' || status === 'failed',
  },
}).injectInto(slices);

export const { loanOpened } = loanSlice.actions;
export const {
  selectIsLoanDataReady,
  selectIsLoanHeaderSettled,
  selectLoanData,
  selectLoanHeader,
  selectAvailability,
  selectLoanId,
  selectLoanNumber,
  selectRecentRequest,
} = loanSlice.selectors;
