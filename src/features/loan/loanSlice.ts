import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import type { LoanData, LoanHeader, LoanId } from '@/features/loan/rules/loan';
import type { RecentRequest } from '@/features/request/rules/recentRequest';
import { idle, type Remote, remoteReducers, toAnswered } from '@/lib/remote';
import { shareStructure } from '@/lib/shareStructure';
import { slices } from '@/lib/slices';

interface LoanState {
  loanId: LoanId | null;
  loanHeaderData: Remote<LoanHeader>;
  loanData: Remote<LoanData>;
  /** The latest request: Request orders by it, History shows its soft-pull phases. */
  recentRequestData: Remote<RecentRequest>;
}

declare module '@/lib/rootState' {
  interface RootState {
    loan: LoanState;
  }
}

const initialState: LoanState = { loanId: null, loanHeaderData: idle, loanData: idle, recentRequestData: idle };

const header = remoteReducers<LoanHeader, 'loanHeaderData'>('loanHeaderData');

const data = remoteReducers<LoanData, 'loanData'>('loanData');

const recentRequest = remoteReducers<RecentRequest, 'recentRequestData'>('recentRequestData');

export const loanSlice = createSlice({
  name: 'loan',
  initialState,
  reducers: {
    /** The root reducer clears the previous loan from the store (see rootReducer). */
    loanOpened: (_state, { payload }: PayloadAction<LoanId>) => ({ ...initialState, loanId: payload }),
    loanHeaderRequested: header.requested,
    loanHeaderReceived: header.received,
    loanHeaderFailed: header.failed,
    loanDataRequested: data.requested,
    /** Equal data keeps its identity, so that a reload without changes re-renders nothing. */
    loanDataReceived: (state, { payload }: PayloadAction<LoanData | undefined>) => {
      state.loanData = toAnswered(state.loanData, shareStructure(original(state.loanData).value, payload));
    },
    loanDataFailed: data.failed,
    loanRetried: () => undefined,
    recentRequestWanted: recentRequest.requested,
    recentRequestReceived: recentRequest.received,
    recentRequestFailed: recentRequest.failed,
  },
  selectors: {
    selectLoanId: (state) => state.loanId,
    selectLoanHeader: (state) => state.loanHeaderData.value,
    selectLoanData: (state) => state.loanData.value,
    /** The data is loaded and can be reloaded. False while a read is in flight or after a failure. */
    selectIsLoanDataReady: (state) => state.loanData.status === 'ready',
    selectLoanHeaderFailure: (state) => state.loanHeaderData.failure,
    selectLoanDataFailure: (state) => state.loanData.failure,
    selectRecentRequest: (state) => state.recentRequestData.value,
    selectRecentRequestCall: (state) => state.recentRequestData,
    selectIsLoanHeaderSettled: (state) => isSettled(state.loanHeaderData),
  },
}).injectInto(slices);

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
  recentRequestFailed,
  recentRequestReceived,
  recentRequestWanted,
} = loanSlice.actions;
export const {
  selectIsLoanDataReady,
  selectIsLoanHeaderSettled,
  selectLoanData,
  selectLoanDataFailure,
  selectLoanHeader,
  selectLoanHeaderFailure,
  selectLoanId,
  selectRecentRequest,
  selectRecentRequestCall,
} = loanSlice.selectors;
