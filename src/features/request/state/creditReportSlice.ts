import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CreditAgency, UserAgencies } from '@/domain/request/creditAgency';
import type { RecentCredit } from '@/domain/request/recentRequest';
import type { RequestBorrower } from '@/domain/request/requestBorrower';
import {
  idle,
  idleParts,
  partReducers,
  type PartAnswer,
  type PartFailure,
  type Remote,
  type RemoteParts,
} from '@/lib/remote';
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

/** True if a listed account has no password in the vault. */
export const lacksPasswords = ({ value = [] }: Remote<CreditAgency[]>): boolean =>
  value.some(({ userName, hasStoredPassword }) => userName !== null && !hasStoredPassword);

/** The vault was emptied, and the stored passwords are loading again. */
export const isFetchingPasswords = (agencies: Remote<CreditAgency[]>): boolean =>
  agencies.status === 'loading' && lacksPasswords(agencies);

/** Shared state group `creditReport` (specification §3). Contains no passwords: those are in the credential vault. */
interface CreditReportState {
  parts: RemoteParts<CreditReads>;
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
  importStatus: 'idle',
  importIds: [],
};

const part = partReducers<CreditReads>();

export const creditReportSlice = createSlice({
  name: 'creditReport',
  initialState,
  reducers: {
    creditPartWanted: ({ parts }, { payload }: PayloadAction<CreditPart>) => part.wanted(parts, payload),
    creditPartReceived: ({ parts }, { payload }: PayloadAction<PartAnswer<CreditReads>>) =>
      part.received(parts, payload),
    creditPartFailed: ({ parts }, { payload }: PayloadAction<PartFailure<CreditReads>>) => part.failed(parts, payload),
    /** The vault is empty, so stored passwords can't be used until the agencies are loaded again. */
    storedPasswordsForgotten: ({ parts }) => {
      for (const agencies of [parts.duAgencies, parts.lpAgencies]) {
        for (const agency of agencies.value ?? []) agency.hasStoredPassword = false;
        if (agencies.status === 'ready') agencies.status = 'idle';
      }
    },
    agenciesForgotten: ({ parts }) => {
      parts.duAgencies = idle;
      parts.lpAgencies = idle;
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
    selectRecentCredit: (state) => state.parts.recentCredit.value,
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
export const { selectAgencies, selectCreditParts, selectImportIds, selectImportStatus, selectRecentCredit } =
  creditReportSlice.selectors;
