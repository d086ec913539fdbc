import { createSlice } from '@reduxjs/toolkit';
import { own } from '@/lib/own';
import { slices } from '@/lib/slices';
import { readAnswered } from './readState';
import type { Ref } from './readValues';

/** In milliseconds: of this computer's clock since the epoch, and of the monotonic clock, which may stop in a sleep. */
interface Moment {
  at: number;
  tick: number;
}

declare module '@/lib/rootState' {
  interface RootState {
    readTimes: Record<string, Moment>;
  }
}

const initialState: Record<string, Moment> = {};

const nameOf = ({ name, key = '' }: Pick<Ref, 'name'> & { key?: string | undefined }): string => `${name} ${key}`;

/** When each value of the loan but its history was received last. */
export const readTimesSlice = createSlice({
  name: 'readTimes',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    void builder.addCase(readAnswered, (state, { payload }) => {
      const { name, at, tick, answer } = payload;
      // The history's own slice has the time of a poll, which would change the store every five seconds.
      if (name === 'historySection' || answer === undefined || at === undefined || tick === undefined) return;
      state[nameOf(payload)] = { at, tick };
    }),
  selectors: {
    /** Milliseconds since a value was received, by the clock that says more. @empty undefined for one that never was */
    selectAge: (state, ref: Ref, now: Moment): number | undefined => {
      const received = own(state, nameOf(ref));
      return received && Math.max(Math.abs(now.at - received.at), now.tick - received.tick);
    },
  },
}).injectInto(slices);

export const { selectAge } = readTimesSlice.selectors;
