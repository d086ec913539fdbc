import { createSlice } from '@reduxjs/toolkit';
import { slices } from '@/lib/slices';
import { addReads, unread } from '@/reads/readState';
import type { ReadState } from '@/reads/readValues';

declare module '@/lib/rootState' {
  interface RootState {
    digitalVerifications: ReadState<'digitalVerifications'>;
  }
}

createSlice({
  name: 'digitalVerifications',
  initialState: unread('digitalVerifications'),
  reducers: {},
  extraReducers: (builder) => void addReads(builder, 'digitalVerifications'),
}).injectInto(slices);
