import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { SERVICE_OPTIONS } from '@/domain/request/ausService';
import type { OrderReads } from '@/domain/request/orderReads';
import type { RequestTableHeader } from '@/domain/request/requestSetup';
import { idle, idleParts, partReducers, type PartAnswer, type PartFailure, type RemoteParts } from '@/lib/remote';
import { slices } from '@/lib/slices';

export type OrderPart = keyof OrderReads;

/** The status of an import of credit without underwriting. */
export type ImportStatus = 'idle' | 'processing' | 'complete' | 'error';

export const AGENCIES = ['duAgencies', 'lpAgencies'] as const;

/**
 * Shared state groups `requestSetup`, `creditReport`, `digitalVerifications` and `acknowledgementData`. The passwords of
 * agencies are in the credential vault.
 */
interface OrderDataState {
  parts: RemoteParts<OrderReads>;
  tableHeaders: RequestTableHeader[];
  businessChannel: number | null;
  /** Epoch milliseconds. */
  openedAt: number;
  /** The loan's requests that the user can have seen while preparing the order; null until the history is loaded. */
  seenRequestIds: string[] | null;
  /** The agencies whose stored passwords have left the vault. Loading them again restores the passwords. */
  withoutPasswords: OrderPart[];
  importStatus: ImportStatus;
  importIds: string[];
}

declare module '@/lib/rootState' {
  interface RootState {
    orderData: OrderDataState;
  }
}

const initialState: OrderDataState = {
  parts: {
    ...idleParts(...SERVICE_OPTIONS, 'requestTypes', 'availability', 'overrideReasons'),
    ...idleParts(
      ...AGENCIES,
      'userAgencies',
      'ausBorrowers',
      'creditBorrowers',
      'recentCredit',
      'verifications',
      'acknowledgement',
    ),
  },
  tableHeaders: ['aus', 'transaction_type', 'identifier'],
  businessChannel: null,
  openedAt: 0,
  seenRequestIds: null,
  withoutPasswords: [],
  importStatus: 'idle',
  importIds: [],
};

const part = partReducers<OrderReads>();

export const orderDataSlice = createSlice({
  name: 'orderData',
  initialState,
  reducers: {
    requestOpened: (state, { payload }: PayloadAction<number>) => {
      state.openedAt = payload;
      state.seenRequestIds = null;
    },
    requestsSeen: (state, { payload }: PayloadAction<string[]>) => {
      state.seenRequestIds = payload;
    },
    partWanted: ({ parts }, { payload }: PayloadAction<OrderPart>) => part.wanted(parts, payload),
    partReceived: (state, { payload }: PayloadAction<PartAnswer<OrderReads>>) => {
      part.received(state.parts, payload);
      state.withoutPasswords = state.withoutPasswords.filter((emptied) => emptied !== payload.part);
    },
    partFailed: ({ parts }, { payload }: PayloadAction<PartFailure<OrderReads>>) => part.failed(parts, payload),
    tableHeadersChanged: (state, { payload }: PayloadAction<RequestTableHeader[]>) => {
      state.tableHeaders = payload;
    },
    businessChannelChanged: (state, { payload }: PayloadAction<number>) => {
      state.businessChannel = payload;
    },
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
    selectParts: (state) => state.parts,
    selectAcknowledgement: (state) => state.parts.acknowledgement,
    selectTableHeaders: (state) => state.tableHeaders,
    selectBusinessChannel: (state) => state.businessChannel,
    selectOpenedAt: (state) => state.openedAt,
    selectSeenRequestIds: (state) => state.seenRequestIds,
    selectAgencies: createSelector(
      [(state: OrderDataState) => state.parts.duAgencies, (state: OrderDataState) => state.parts.lpAgencies],
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
  businessChannelChanged,
  importFollowed,
  importStatusChanged,
  partFailed,
  partReceived,
  partWanted,
  requestOpened,
  requestsSeen,
  storedPasswordsForgotten,
  tableHeadersChanged,
} = orderDataSlice.actions;
export const {
  selectAcknowledgement,
  selectAgencies,
  selectArePasswordsPending,
  selectBusinessChannel,
  selectImportIds,
  selectImportStatus,
  selectOpenedAt,
  selectParts,
  selectSeenRequestIds,
  selectTableHeaders,
} = orderDataSlice.selectors;
