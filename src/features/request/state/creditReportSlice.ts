import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CreditAgency, UserAgencies } from '@/domain/request/creditAgency';
import type { RecentCredit } from '@/domain/request/recentRequest';
import type { RequestBorrower } from '@/domain/request/requestBorrower';
import { idle, idleParts, partReducers, type PartAnswer, type PartFailure, type RemoteParts } from '@/lib/remote';
import { slices } from '@/lib/slices';

/** The data that the credit part of an order loads. */
export interface CreditReads {
  duAgencies: CreditAgency[];
  lpAgencies: CreditAgency[];
  userAgencies: UserAgencies;
  ausBorrowers: RequestBorrower[];
  creditBorrowers: RequestBorrower[];
  recentCredit: RecentCredit;
}

export type CreditPart = keyof CreditReads;

/** The status of an import of credit without underwriting. */
export type ImportStatus = 'idle' | 'processing' | 'complete' | 'error';

const AGENCIES = ['duAgencies', 'lpAgencies'] as const;

/** Shared state group `creditReport`. Contains no passwords: those are in the credential vault. */
interface CreditReportState {
  parts: RemoteParts<CreditReads>;
  /** The agencies whose stored passwords have left the vault. Loading them again restores the passwords. */
  withoutPasswords: CreditPart[];
  importStatus: ImportStatus;
  importIds: string[];
}

declare module '@/lib/rootState' {
  interface RootState {
    creditReport: CreditReportState;
  }
}

const initialState: CreditReportState = {
  parts: idleParts('duAgencies', 'lpAgencies', 'userAgencies', 'ausBorrowers', 'creditBorrowers', 'recentCredit'),
  withoutPasswords: [],
  importStatus: 'idle',
  importIds: [],
};

const part = partReducers<CreditReads>();

export const creditReportSlice = createSlice({
  name: 'creditReport',
  initialState,
  reducers: {
    creditPartWanted: ({ parts }, { payload }: PayloadAction<CreditPart>) => part.wanted(parts, payload),
    creditPartReceived: (state, { payload }: PayloadAction<PartAnswer<CreditReads>>) => {
      part.received(state.parts, payload);
      state.withoutPasswords = state.withoutPasswords.filter((emptied) => emptied !== payload.part);
    },
    creditPartFailed: ({ parts }, { payload }: PayloadAction<PartFailure<CreditReads>>) => part.failed(parts, payload),
    /** The vault is empty, so stored passwords can't be used until the agencies are loaded again. */
    storedPasswordsForgotten: ({ parts, withoutPasswords }) => {
      for (const agencies of AGENCIES) {
        const stored = (parts[agencies].value ?? []).filter(({ hasStoredPassword }) => hasStoredPassword);
        if (stored.length > 0) withoutPasswords.push(agencies);
        for (const agency of stored) agency.hasStoredPassword = false;
      }
    },
    agenciesForgotten: (state) => {
      for (const agencies of AGENCIES) state.parts[agencies] = idle;
      state.withoutPasswords = [];
    },
    /** The user placed an order with these import ids; without ids there is no import left to report. */
    importFollowed: (state, { payload }: PayloadAction<string[]>) => {
      state.importStatus = payload.length === 0 ? 'idle' : 'processing';
      state.importIds = payload;
    },
    importStatusChanged: (state, { payload }: PayloadAction<ImportStatus>) => {
      state.importStatus = payload;
    },
  },
  selectors: {
    selectCreditParts: (state) => state.parts,
    selectAgencies: createSelector(
      [(state: CreditReportState) => state.parts.duAgencies, (state: CreditReportState) => state.parts.lpAgencies],
      (du, lp) => [...(du.value ?? []), ...(lp.value ?? [])],
    ),
    /** True while it is unknown whether a password is stored. After a failed read the user has to type it. */
    selectArePasswordsPending: ({ parts, withoutPasswords }) =>
      withoutPasswords.some((agencies) => parts[agencies].status !== 'failed'),
    selectImportStatus: (state) => state.importStatus,
    selectImportIds: (state) => state.importIds,
  },
}).injectInto(slices);

export const {
  agenciesForgotten,
  creditPartFailed,
  creditPartReceived,
  creditPartWanted,
  importFollowed,
  importStatusChanged,
  storedPasswordsForgotten,
} = creditReportSlice.actions;
export const { selectAgencies, selectArePasswordsPending, selectCreditParts, selectImportIds, selectImportStatus } =
  creditReportSlice.selectors;
