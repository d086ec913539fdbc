import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OfferKind } from '@/domain/selection/offers';
import { slices } from '@/lib/slices';

/** What is open over a screen. Both read the state of other screens, so app renders them. */
interface OverlaysState {
  /** The page for the loan's file, over History or Selection. */
  isFilePageOpen: boolean;
  /** What the list of waiver and relief shows, over History; null while it is closed. */
  offerKind: OfferKind | null;
}

declare module '@/lib/rootState' {
  interface RootState {
    overlays: OverlaysState;
  }
}

const initialState: OverlaysState = { isFilePageOpen: false, offerKind: null };

/** Opened again, each loads what is missing. */
export const overlaysSlice = createSlice({
  name: 'overlays',
  initialState,
  reducers: {
    filePageOpened: (state) => void (state.isFilePageOpen = true),
    filePageClosed: (state) => void (state.isFilePageOpen = false),
    offersOpened: (state, { payload }: PayloadAction<OfferKind>) => void (state.offerKind = payload),
    offersClosed: (state) => void (state.offerKind = null),
  },
  selectors: {
    selectIsFilePageOpen: (state) => state.isFilePageOpen,
    selectOfferKind: (state) => state.offerKind,
  },
}).injectInto(slices);

export const { filePageClosed, filePageOpened, offersClosed, offersOpened } = overlaysSlice.actions;
export const { selectIsFilePageOpen, selectOfferKind } = overlaysSlice.selectors;
