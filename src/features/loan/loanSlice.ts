import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LoanId } from '@/config/loanId';
import { slices } from '@/lib/slices';
import { addReads, keepReads } from '@/reads/readState';
import type { ValueOf } from '@/reads/readValues';
import { loanReads } from './loanReads';

declare module '@/lib/rootState' {
  interface RootState {
    loan: typeof initialState;
  }
}

const initialState = { loanId: null as LoanId | null, ...keepReads('loan', loanReads) };

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
    selectAvailability: ({ ausAvailabilityData }) => ausAvailabilityData.value ?? NONE,
    selectRecentRequest: (state) => state.recentRequestData.value,
  },
}).injectInto(slices);

export const { loanOpened } = loanSlice.actions;
export const {
  selectLoanData,
  selectLoanHeader,
  selectAvailability,
  selectLoanId,
  selectLoanNumber,
  selectRecentRequest,
} = loanSlice.selectors;
