import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isOfPress, type NotSaved } from '@/features/request/rules/acknowledgement';
import { slices } from '@/lib/slices';
import { addReads, isAnswerOf, keepReads } from '@/reads/readState';
import { acknowledgementReads } from './requestReads';

declare module '@/lib/rootState' {
  interface RootState {
    acknowledgementData: typeof initialState;
  }
}

const initialState = {
  ...keepReads('acknowledgementData', acknowledgementReads),
  /** The value that is being saved; null when no save is in flight. */
  saving: null as boolean | null,
  notSaved: null as NotSaved | null,
};

export const acknowledgementSlice = createSlice({
  name: 'acknowledgementData',
  initialState,
  reducers: {
    acknowledgementTicked: (state, { payload }: PayloadAction<boolean>) => {
      state.saving = payload;
      state.notSaved = null;
    },
    acknowledgementSaved: (state) => {
      state.saving = null;
    },
    acknowledgementNotSaved: (state, { payload }: PayloadAction<NotSaved>) => {
      state.saving = null;
      state.notSaved = payload;
    },
  },
  extraReducers: (builder) => {
    addReads(builder, 'acknowledgementData');
    // Whatever read shows the value of the press proves the save.
    builder.addMatcher(isAnswerOf('acknowledgement'), (state, { payload: { answer } }) => {
      const { notSaved } = state;
      if (notSaved !== null && answer && isOfPress(answer, notSaved.isObtained, notSaved.press)) state.notSaved = null;
    });
  },
  selectors: {
    selectAcknowledgementData: (state) => state.acknowledgement,
    selectSavingAcknowledgement: (state) => state.saving,
    selectAcknowledgementNotSaved: (state) => state.notSaved,
  },
}).injectInto(slices);

export const { acknowledgementNotSaved, acknowledgementSaved, acknowledgementTicked } = acknowledgementSlice.actions;
export const { selectAcknowledgementData, selectAcknowledgementNotSaved, selectSavingAcknowledgement } =
  acknowledgementSlice.selectors;
