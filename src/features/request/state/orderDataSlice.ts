import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { AGENCY_PARTS, type AgencyPart } from '@/features/request/rules/creditAgency';
import type { VerificationRef } from '@/features/request/rules/digitalVerification';
import { ORDER_PARTS, type OrderPart, type OrderReads } from '@/features/request/rules/orderReads';
import type { RequestTableHeader } from '@/features/request/rules/requestSetup';
import { placeChanged } from '@/features/navigation/navigationSlice';
import type { Failure } from '@/lib/failure';
import { idle, partReducers, type PartAnswer, type PartFailure, type RemoteParts, toLoading } from '@/lib/remote';
import { recordOf } from '@/lib/recordOf';
import { sharing } from '@/lib/shareStructure';
import { slices } from '@/lib/slices';

/**
 * Shared state groups `requestSetup`, `creditReport`, `digitalVerifications` and `acknowledgementData`. The passwords of
 * agencies are in the credential vault.
 */
interface OrderDataState {
  parts: RemoteParts<OrderReads>;
  requestTableHeaders: RequestTableHeader[];
  businessChannel: number | null;
  /** Epoch milliseconds. */
  openedAt: number;
  /** The loan's requests that the user can have seen while preparing the order; null until the history is loaded. */
  seenRequestIds: string[] | null;
  /** The agencies whose stored passwords have left the vault. Loading them again restores the passwords. */
  withoutPasswords: AgencyPart[];
  /** The requests of the last import of credit without underwriting; empty when there is none to report. */
  importIds: string[];
  /** The report whose details are open. */
  openedVerification: VerificationRef | null;
  /** The value of the acknowledgement being saved; null when no save is in flight. */
  savingAcknowledgement: boolean | null;
  /** `isConfirmed` is false when the value may have been saved although the save failed. */
  acknowledgementNotSaved: { failure: Failure; isConfirmed: boolean } | null;
}

declare module '@/lib/rootState' {
  interface RootState {
    orderData: OrderDataState;
  }
}

const initialState: OrderDataState = {
  parts: recordOf(ORDER_PARTS, () => idle),
  requestTableHeaders: ['aus', 'transaction_type', 'identifier'],
  businessChannel: null,
  openedAt: 0,
  seenRequestIds: null,
  withoutPasswords: [],
  importIds: [],
  openedVerification: null,
  savingAcknowledgement: null,
  acknowledgementNotSaved: null,
};

const requestSetupOf = ({ parts, requestTableHeaders, businessChannel }: OrderDataState) => ({
  requestTypes: parts.requestTypes.value,
  requestTableHeaders,
  duRequest: parts.du.value,
  lpRequest: parts.lp.value,
  lpThruCalRequest: parts.lp_thru_cal.value,
  businessChannel,
});

const part = partReducers<OrderReads>();

const closeVerification = (state: OrderDataState): void => {
  state.openedVerification = null;
  state.parts.verificationDetail = idle;
};

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
      state.requestTableHeaders = payload;
    },
    businessChannelChanged: (state, { payload }: PayloadAction<number>) => {
      state.businessChannel = payload;
    },
    /** The vault is empty, so stored passwords can't be used until the agencies are loaded again. */
    storedPasswordsForgotten: ({ parts, withoutPasswords }) => {
      for (const agencies of AGENCY_PARTS) {
        const stored = (parts[agencies].value ?? []).filter(({ hasStoredPassword }) => hasStoredPassword);
        if (stored.length > 0) withoutPasswords.push(agencies);
        for (const agency of stored) agency.hasStoredPassword = false;
      }
    },
    agenciesForgotten: (state) => {
      for (const agencies of AGENCY_PARTS) state.parts[agencies] = idle;
      state.withoutPasswords = [];
    },
    importFollowed: (state, { payload }: PayloadAction<string[]>) => {
      state.importIds = payload;
    },
    verificationOpened: (state, { payload }: PayloadAction<VerificationRef>) => {
      state.openedVerification = payload;
      state.parts.verificationDetail = toLoading(idle);
    },
    verificationClosed: closeVerification,
    acknowledgementTicked: (state, { payload }: PayloadAction<boolean>) => {
      state.savingAcknowledgement = payload;
      state.acknowledgementNotSaved = null;
    },
    /** It may have changed elsewhere, so it is unknown until it is loaded again. */
    acknowledgementDoubted: ({ parts }) => {
      parts.acknowledgement = idle;
    },
    acknowledgementSaved: (state) => {
      state.savingAcknowledgement = null;
    },
    acknowledgementNotSaved: (
      state,
      { payload }: PayloadAction<NonNullable<OrderDataState['acknowledgementNotSaved']>>,
    ) => {
      state.savingAcknowledgement = null;
      state.acknowledgementNotSaved = payload;
    },
  },
  extraReducers: (builder) => {
    // Back can leave the screen while the details are open.
    builder.addCase(placeChanged, (state, { payload }) => {
      if (payload.area !== 'request') closeVerification(state);
    });
  },
  selectors: {
    selectParts: (state) => state.parts,
    selectAcknowledgementData: (state) => state.parts.acknowledgement,
    /** The state group `requestSetup` of the specification. */
    selectRequestSetup: createSelector([(state: OrderDataState) => state], sharing(requestSetupOf)),
    /** The verifications of the borrowers. */
    selectDigitalVerifications: (state) => state.parts.verifications,
    selectBusinessChannel: (state) => state.businessChannel,
    selectOpenedAt: (state) => state.openedAt,
    selectSeenRequestIds: (state) => state.seenRequestIds,
    /** True while it is unknown whether a password is stored. After a failed read the user has to type it. */
    selectArePasswordsPending: ({ parts, withoutPasswords }) =>
      withoutPasswords.some((agencies) => parts[agencies].status !== 'failed'),
    selectImportIds: (state) => state.importIds,
    selectOpenedVerification: (state) => state.openedVerification,
    selectSavingAcknowledgement: (state) => state.savingAcknowledgement,
    selectAcknowledgementNotSaved: (state) => state.acknowledgementNotSaved,
  },
}).injectInto(slices);

export const {
  acknowledgementDoubted,
  acknowledgementNotSaved,
  acknowledgementSaved,
  acknowledgementTicked,
  agenciesForgotten,
  businessChannelChanged,
  importFollowed,
  partFailed,
  partReceived,
  partWanted,
  requestOpened,
  requestsSeen,
  storedPasswordsForgotten,
  tableHeadersChanged,
  verificationClosed,
  verificationOpened,
} = orderDataSlice.actions;
export const {
  selectAcknowledgementData,
  selectAcknowledgementNotSaved,
  selectArePasswordsPending,
  selectBusinessChannel,
  selectImportIds,
  selectOpenedAt,
  selectOpenedVerification,
  selectDigitalVerifications,
  selectParts,
  selectRequestSetup,
  selectSavingAcknowledgement,
  selectSeenRequestIds,
} = orderDataSlice.selectors;
