import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { AGENCY_SYSTEMS } from '@/features/request/rules/creditAgency';
import type { AgencySystem } from '@/features/loan/rules/services';
import { slices } from '@/lib/slices';
import { addReads, unread } from '@/reads/readState';
import type { ReadState } from '@/reads/readValues';

declare module '@/lib/rootState' {
  interface RootState {
    creditReport: ReadState<'creditReport'>;
  }
}

export const creditReportSlice = createSlice({
  name: 'creditReport',
  initialState: unread('creditReport'),
  reducers: {
    /** The vault is empty, so stored passwords can't be used until the agencies are loaded again. */
    storedPasswordsForgotten: ({ creditAgencies }, { payload }: PayloadAction<AgencySystem[]>) => {
      for (const system of payload)
        for (const agency of creditAgencies[system]?.value ?? []) agency.hasStoredPassword = false;
    },
  },
  extraReducers: (builder) => void addReads(builder, 'creditReport'),
  selectors: {
    selectSystemsWithPasswords: ({ creditAgencies }) =>
      AGENCY_SYSTEMS.filter((system) =>
        creditAgencies[system]?.value?.some(({ hasStoredPassword }) => hasStoredPassword),
      ),
  },
}).injectInto(slices);

export const { storedPasswordsForgotten } = creditReportSlice.actions;
export const { selectSystemsWithPasswords } = creditReportSlice.selectors;
