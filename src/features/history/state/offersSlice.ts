import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OfferKind } from '@/domain/selection/offers';
import { slices } from '@/lib/slices';

interface OffersState {
  /** What the open list shows; null while it is closed. */
  kind: OfferKind | null;
}

declare module '@/lib/rootState' {
  interface RootState {
    offers: OffersState;
  }
}

const initialState: OffersState = { kind: null };

/** The list of waiver and relief, over History. It reads the results of Selection, so app renders it. */
export const offersSlice = createSlice({
  name: 'offers',
  initialState,
  reducers: {
    /** Pressed again, it loads what is missing. */
    offersOpened: (state, { payload }: PayloadAction<OfferKind>) => {
      state.kind = payload;
    },
    offersClosed: () => initialState,
  },
  selectors: { selectOfferKind: ({ kind }) => kind },
}).injectInto(slices);

export const { offersClosed, offersOpened } = offersSlice.actions;
export const { selectOfferKind } = offersSlice.selectors;
