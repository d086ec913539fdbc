import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { placeChanged } from '@/features/navigation/navigationSlice';
import type { VerificationRef } from '@/features/request/rules/digitalVerification';
import { slices } from '@/lib/slices';
import { addReads, unread } from '@/reads/readState';
import type { ReadState } from '@/reads/readValues';

interface DigitalVerificationsState extends ReadState<'digitalVerifications'> {
  /** The report whose details are open. */
  opened: VerificationRef | null;
}

declare module '@/lib/rootState' {
  interface RootState {
    digitalVerifications: DigitalVerificationsState;
  }
}

const initialState: DigitalVerificationsState = { ...unread('digitalVerifications'), opened: null };

export const digitalVerificationsSlice = createSlice({
  name: 'digitalVerifications',
  initialState,
  reducers: {
    verificationOpened: (state, { payload }: PayloadAction<VerificationRef>) => {
      state.opened = payload;
    },
    verificationClosed: (state) => {
      state.opened = null;
    },
  },
  extraReducers: (builder) => {
    // Back can leave the screen while the details are open.
    builder.addCase(placeChanged, (state, { payload }) => {
      if (payload.area !== 'request') state.opened = null;
    });
    addReads(builder, 'digitalVerifications');
  },
  selectors: { selectOpenedVerification: ({ opened }) => opened },
}).injectInto(slices);

export const { verificationClosed, verificationOpened } = digitalVerificationsSlice.actions;
export const { selectOpenedVerification } = digitalVerificationsSlice.selectors;
