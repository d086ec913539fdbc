import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CreditAgency, UserAgencies } from '@/domain/request/creditAgency';
import type { RecentCredit, RecentRequest } from '@/domain/request/recentRequest';
import type { RequestBorrower } from '@/domain/request/requestBorrower';
import { idleParts, partReducers, type PartAnswer, type PartFailure, type RemoteParts } from '@/lib/remoteParts';

/** What is read for the credit part of an order. */
export interface CreditReads {
  duAgencies: CreditAgency[];
  lpAgencies: CreditAgency[];
  userAgencies: UserAgencies;
  ausBorrowers: RequestBorrower[];
  creditBorrowers: RequestBorrower[];
  recentRequest: RecentRequest;
  recentCredit: RecentCredit;
}

export type CreditPart = keyof CreditReads;

/** How far the import of credit without underwriting has come. */
export type ImportStatus = 'idle' | 'processing' | 'complete' | 'error';

/** Shared state group `creditReport` (specification §3). It holds no password: those are in the credential vault. */
interface CreditReportState {
  parts: RemoteParts<CreditReads>;
  importStatus: ImportStatus;
  /** The requests that the import has become. */
  importIds: string[];
}

const initialState: CreditReportState = {
  parts: idleParts(
    'duAgencies',
    'lpAgencies',
    'userAgencies',
    'ausBorrowers',
    'creditBorrowers',
    'recentRequest',
    'recentCredit',
  ),
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
    /** The vault has been emptied, so no stored password can be used until the agencies have been read again. */
    storedPasswordsForgotten: ({ parts }) => {
      for (const { value } of [parts.duAgencies, parts.lpAgencies]) {
        for (const agency of value ?? []) agency.hasStoredPassword = false;
      }
    },
    /** An order has been placed: an import by the ids of its requests, or none, and then there is no import to tell of any more. */
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
    selectRecentRequest: (state) => state.parts.recentRequest.value,
    selectRecentCredit: (state) => state.parts.recentCredit.value,
    selectImportStatus: (state) => state.importStatus,
    selectImportIds: (state) => state.importIds,
  },
});

export const {
  creditPartFailed,
  creditPartReceived,
  creditPartWanted,
  importFollowed,
  importStatusChanged,
  storedPasswordsForgotten,
} = creditReportSlice.actions;
export const {
  selectAgencies,
  selectCreditParts,
  selectImportIds,
  selectImportStatus,
  selectRecentCredit,
  selectRecentRequest,
} = creditReportSlice.selectors;
