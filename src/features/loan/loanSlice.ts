import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LoanData, LoanHeader, LoanId } from '@/domain/loan/loan';
import type { Failure } from '@/lib/failure';
import { idle, toAnswered, toFailed, toLoading, type Remote } from '@/lib/remote';

interface LoanState {
  loanId: LoanId | null;
  header: Remote<LoanHeader>;
  data: Remote<LoanData>;
}

const initialState: LoanState = { loanId: null, header: idle, data: idle };

export const loanSlice = createSlice({
  name: 'loan',
  initialState,
  reducers: {
    /** The store forgets everything of the loan before (src/app/rootReducer.ts). */
    loanOpened: (_state, { payload }: PayloadAction<LoanId>) => ({ ...initialState, loanId: payload }),
    loanHeaderRequested: (state) => {
      state.header = toLoading(state.header);
    },
    loanHeaderReceived: (state, { payload }: PayloadAction<LoanHeader | undefined>) => {
      state.header = toAnswered(state.header, payload);
    },
    loanHeaderFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.header = toFailed(state.header, payload);
    },
    loanDataRequested: (state) => {
      state.data = toLoading(state.data);
    },
    loanDataReceived: (state, { payload }: PayloadAction<LoanData | undefined>) => {
      state.data = toAnswered(state.data, payload);
    },
    loanDataFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.data = toFailed(state.data, payload);
    },
    loanRetried: () => undefined,
  },
  selectors: {
    selectLoanId: (state) => state.loanId,
    selectLoanHeader: (state) => state.header.value,
    selectLoanData: (state) => state.data.value,
    selectLoanHeaderFailure: (state) => state.header.failure,
    selectLoanDataFailure: (state) => state.data.failure,
    /** True once the header has been answered or refused. */
    selectIsLoanHeaderSettled: (state) => isSettled(state.header),
  },
});

const isSettled = ({ status }: Remote<unknown>): boolean => status === 'ready' || status === 'failed';

export const {
  loanDataFailed,
  loanDataReceived,
  loanDataRequested,
  loanHeaderFailed,
  loanHeaderReceived,
  loanHeaderRequested,
  loanOpened,
  loanRetried,
} = loanSlice.actions;
export const {
  selectIsLoanHeaderSettled,
  selectLoanData,
  selectLoanDataFailure,
  selectLoanHeader,
  selectLoanHeaderFailure,
  selectLoanId,
} = loanSlice.selectors;
