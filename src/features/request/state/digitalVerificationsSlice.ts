import { createSlice } from '@reduxjs/toolkit';
import { slices } from '@/lib/slices';
import { addReads, keepReads } from '@/reads/readState';
import type { ReadState } from '@/reads/readValues';
import { verificationReads } from './requestReads';

declare module '@/lib/rootState' {
  interface RootState {
    digitalVerifications: ReadState<'digitalVerifications'>;
  }
}

const digitalVerificationsSlice = createSlice({
  name: 'digitalVerifications',
  initialState: keepReads('digitalVerifications', verificationReads),
  reducers: {},
  extraReducers: (builder) => void addReads(builder, 'digitalVerifications'),
  selectors: { selectVerifications: (state) => state.verifications },
}).injectInto(slices);

export const { selectVerifications } = digitalVerificationsSlice.selectors;

export const VERIFICATIONS = { name: 'verifications' as const };
