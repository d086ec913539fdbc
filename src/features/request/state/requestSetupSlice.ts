import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { SERVICE_OPTIONS, type ServiceOption } from '@/domain/request/ausService';
import type {
  AusAvailability,
  AusRequestType,
  RequestTableHeader,
  RequestTypeData,
} from '@/domain/request/requestSetup';
import type { OverrideReason } from '@/domain/selection/override';
import { idleParts, partReducers, type PartAnswer, type PartFailure, type RemoteParts } from '@/lib/remote';
import { slices } from '@/lib/slices';

/** The data that the underwriting part of an order loads. */
export interface SetupReads extends Record<ServiceOption, RequestTypeData> {
  requestTypes: AusRequestType[];
  availability: AusAvailability[];
  overrideReasons: OverrideReason[];
}

export type SetupPart = keyof SetupReads;

/** Shared state group `requestSetup`. */
interface RequestSetupState {
  parts: RemoteParts<SetupReads>;
  tableHeaders: RequestTableHeader[];
  businessChannel: number | null;
  /** Epoch milliseconds. */
  openedAt: number;
  /** The loan's requests that the user can have seen while preparing the order; null until the history is loaded. */
  seenRequestIds: string[] | null;
}

declare module '@/lib/rootState' {
  interface RootState {
    requestSetup: RequestSetupState;
  }
}

const initialState: RequestSetupState = {
  parts: idleParts('requestTypes', 'availability', 'overrideReasons', ...SERVICE_OPTIONS),
  tableHeaders: ['aus', 'transaction_type', 'identifier'],
  businessChannel: null,
  openedAt: 0,
  seenRequestIds: null,
};

const part = partReducers<SetupReads>();

export const requestSetupSlice = createSlice({
  name: 'requestSetup',
  initialState,
  reducers: {
    requestOpened: (state, { payload }: PayloadAction<number>) => {
      state.openedAt = payload;
      state.seenRequestIds = null;
    },
    requestsSeen: (state, { payload }: PayloadAction<string[]>) => {
      state.seenRequestIds = payload;
    },
    /** Triggers the loading of a part. */
    setupPartWanted: ({ parts }, { payload }: PayloadAction<SetupPart>) => part.wanted(parts, payload),
    setupPartReceived: (state, { payload }: PayloadAction<PartAnswer<SetupReads>>) => {
      part.received(state.parts, payload);
    },
    setupPartFailed: ({ parts }, { payload }: PayloadAction<PartFailure<SetupReads>>) => part.failed(parts, payload),
    tableHeadersChanged: (state, { payload }: PayloadAction<RequestTableHeader[]>) => {
      state.tableHeaders = payload;
    },
    businessChannelChanged: (state, { payload }: PayloadAction<number>) => {
      state.businessChannel = payload;
    },
  },
  selectors: {
    selectSetupParts: (state) => state.parts,
    selectTableHeaders: (state) => state.tableHeaders,
    selectBusinessChannel: (state) => state.businessChannel,
    selectOpenedAt: (state) => state.openedAt,
    selectSeenRequestIds: (state) => state.seenRequestIds,
  },
}).injectInto(slices);

export const {
  businessChannelChanged,
  requestOpened,
  requestsSeen,
  setupPartFailed,
  setupPartReceived,
  setupPartWanted,
  tableHeadersChanged,
} = requestSetupSlice.actions;
export const { selectBusinessChannel, selectOpenedAt, selectSeenRequestIds, selectSetupParts, selectTableHeaders } =
  requestSetupSlice.selectors;
