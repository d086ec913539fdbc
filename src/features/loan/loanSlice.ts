import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import type { LoanData, LoanHeader, LoanId } from '@/domain/loan/loan';
import type { Failure } from '@/lib/failure';
import { idle, toAnswered, toFailed, toLoading, type Remote } from '@/lib/remote';
import { shareStructure } from '@/lib/shareStructure';

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
    /** Data that say the same stay the same, so that reading them again draws nothing. */
    loanDataReceived: (state, { payload }: PayloadAction<LoanData | undefined>) => {
      state.data = toAnswered(state.data, shareStructure(original(state.data).value, payload));
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
    /** They have been answered and may be read again; a read that is under way, or failed, is another matter. */
    selectIsLoanDataReady: (state) => state.data.status === 'ready',
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
  selectIsLoanDataReady,
  selectIsLoanHeaderSettled,
  selectLoanData,
  selectLoanDataFailure,
  selectLoanHeader,
  selectLoanHeaderFailure,
  selectLoanId,
} = loanSlice.selectors;
