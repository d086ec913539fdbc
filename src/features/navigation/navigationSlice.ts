import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Area } from '@/config/paths';
import type { LoanId } from '@/config/loanId';
import { slices } from '@/lib/slices';
import { addReads, keepReads } from '@/reads/readState';
import { navigationReads } from './navigationReads';

export interface Place {
  href: string;
  /** `return`: the redirect target after sign-in. `guarded`: requires sign-in. `open`: everything else. */
  kind: 'return' | 'guarded' | 'open';
  loanId: LoanId | null;
  /** Null outside the three screens. */
  area: Area | null;
  /** The address contains navigate=true: the app still has to choose the first screen. */
  wantsFirstRoute: boolean;
}

declare module '@/lib/rootState' {
  interface RootState {
    navigation: typeof initialState;
  }
}

const initialState = {
  place: null as Place | null,
  /** Why the app could not choose the first route; null without a message. */
  notice: null as string | null,
  navVisibility: { topNav: true, leftNav: true, footer: true },
  ...keepReads('navigation', navigationReads),
};

export const navigationSlice = createSlice({
  name: 'navigation',
  initialState,
  reducers: {
    placeChanged: (state, { payload }: PayloadAction<Place>) => {
      state.place = payload;
    },
    firstRouteUnknown: (state, { payload }: PayloadAction<string>) => {
      state.notice = payload;
    },
    noticeDismissed: (state) => {
      state.notice = null;
    },
    visibilityChanged: (state, { payload }: PayloadAction<Partial<typeof initialState.navVisibility>>) => {
      Object.assign(state.navVisibility, payload);
    },
  },
  extraReducers: (builder) => void addReads(builder, 'navigation'),
  selectors: {
    selectPlace: (state) => state.place,
    selectPath: (state) => state.place?.href.replace(/[?#].*/, '') ?? '',
    selectIsChoosingFirstRoute: (state) => state.place?.wantsFirstRoute ?? false,
    selectNotice: (state) => state.notice,
    selectVisibility: (state) => state.navVisibility,
  },
}).injectInto(slices);

export const { firstRouteUnknown, noticeDismissed, placeChanged, visibilityChanged } = navigationSlice.actions;
export const { selectIsChoosingFirstRoute, selectNotice, selectPath, selectPlace, selectVisibility } =
  navigationSlice.selectors;
