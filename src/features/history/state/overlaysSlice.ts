import { createSlice } from '@reduxjs/toolkit';
import { slices } from '@/lib/slices';

/** What is open over a screen and reads the state of other screens, so that app renders it. */
interface OverlaysState {
  /** The page for the loan's file, over History or Selection. */
  isFilePageOpen: boolean;
}

declare module '@/lib/rootState' {
  interface RootState {
    overlays: OverlaysState;
  }
}

const initialState: OverlaysState = { isFilePageOpen: false };

/** Opened again, the file page loads what is missing. */
export const overlaysSlice = createSlice({
  name: 'overlays',
  initialState,
  reducers: {
    filePageOpened: (state) => void (state.isFilePageOpen = true),
    filePageClosed: (state) => void (state.isFilePageOpen = false),
  },
  selectors: {
    selectIsFilePageOpen: (state) => state.isFilePageOpen,
  },
}).injectInto(slices);

export const { filePageClosed, filePageOpened } = overlaysSlice.actions;
export const { selectIsFilePageOpen } = overlaysSlice.selectors;
