import { createSlice } from '@reduxjs/toolkit';
import { slices } from '@/lib/slices';
import { addReads, isAnswerOf, keepReads } from '@/reads/readState';
import type { ReadState } from '@/reads/readValues';
import { creditReads } from './requestReads';

declare module '@/lib/rootState' {
  interface RootState {
    creditReport: ReadState<'creditReport'>;
  }
}

export const creditReportSlice = createSlice({
  name: 'creditReport',
  initialState: keepReads('creditReport', creditReads),
  reducers: {
    /** The vault is empty, so stored passwords can't be used until the agencies are loaded again. */
    storedPasswordsForgotten: ({ creditAgencies }) => {
      for (const agency of Object.values(creditAgencies).flatMap(({ value = [] }) => value))
        if (agency.hasStoredPassword === true) agency.hasStoredPassword = null;
    },
  },
  extraReducers: (builder) => {
    addReads(builder, 'creditReport');
    // An empty answer leaves the agencies as they are, without the passwords.
    builder.addMatcher(isAnswerOf('creditAgencies'), ({ creditAgencies }, { payload: { key } }) => {
      for (const agency of creditAgencies[key]?.value ?? []) agency.hasStoredPassword ??= false;
    });
  },
  selectors: {
    /** The report on file. */
    selectRecentCredit: (state) => state.recentRequest,
    /** True while it is unknown whether a password is stored. After a failed read the user has to type it. */
    selectArePasswordsPending: ({ creditAgencies }) =>
      Object.values(creditAgencies).some(
        ({ status, value = [] }) =>
          status !== 'failed' && value.some(({ hasStoredPassword }) => hasStoredPassword === null),
      ),
  },
}).injectInto(slices);

export const { storedPasswordsForgotten } = creditReportSlice.actions;
export const { selectArePasswordsPending, selectRecentCredit } = creditReportSlice.selectors;

export const RECENT_CREDIT = { name: 'recentRequest' as const };
