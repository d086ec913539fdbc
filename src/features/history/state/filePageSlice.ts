import { createSlice } from '@reduxjs/toolkit';
import { slices } from '@/lib/slices';

interface FilePageState {
  isOpen: boolean;
}

declare module '@/lib/rootState' {
  interface RootState {
    filePage: FilePageState;
  }
}

const initialState: FilePageState = { isOpen: false };

/** The page for the loan's file, over History or Selection. It reads the state of all screens, so app renders it. */
export const filePageSlice = createSlice({
  name: 'filePage',
  initialState,
  reducers: {
    /** Pressed again, it loads what is missing. */
    filePageOpened: (state) => {
      state.isOpen = true;
    },
    filePageClosed: () => initialState,
  },
  selectors: { selectIsFilePageOpen: ({ isOpen }) => isOpen },
}).injectInto(slices);

export const { filePageClosed, filePageOpened } = filePageSlice.actions;
export const { selectIsFilePageOpen } = filePageSlice.selectors;
