import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Area } from '@/config/paths';
import type { LoanId } from '@/features/loan/rules/loan';
import type { MenuGroup, MenuItem } from '@/features/navigation/rules/menu';
import { idle, type PartAnswer, type PartFailure, partReducers, type RemoteParts } from '@/lib/remote';
import { slices } from '@/lib/slices';

export interface Place {
  /** Path, query and fragment. */
  href: string;
  /** `return`: the redirect target after sign-in. `guarded`: requires sign-in. `open`: everything else. */
  kind: 'return' | 'guarded' | 'open';
  loanId: LoanId | null;
  /** Null outside the three screens. */
  area: Area | null;
  /** The address contains navigate=true: the app still has to choose the first screen. */
  wantsFirstRoute: boolean;
}

type Menu = Record<MenuGroup, MenuItem[]>;

interface NavigationState {
  place: Place | null;
  /** Why the app could not choose the first route; null without a message. */
  notice: string | null;
  navVisibility: { topNav: boolean; leftNav: boolean; footer: boolean };
  menu: RemoteParts<Menu>;
  openGroups: Record<MenuGroup, boolean>;
}

declare module '@/lib/rootState' {
  interface RootState {
    navigation: NavigationState;
  }
}

const initialState: NavigationState = {
  place: null,
  notice: null,
  navVisibility: { topNav: true, leftNav: true, footer: true },
  menu: { 1003: idle, 1008: idle },
  openGroups: { 1003: true, 1008: true },
};

const part = partReducers<Menu>();

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
    visibilityChanged: (state, { payload }: PayloadAction<Partial<NavigationState['navVisibility']>>) => {
      Object.assign(state.navVisibility, payload);
    },
    menuRequested: ({ menu }, { payload }: PayloadAction<MenuGroup>) => part.wanted(menu, payload),
    /** Both groups are open after loading. */
    menuReceived: (state, { payload }: PayloadAction<PartAnswer<Menu>>) => {
      part.received(state.menu, payload);
      state.openGroups[payload.part] = true;
    },
    menuFailed: ({ menu }, { payload }: PayloadAction<PartFailure<Menu>>) => part.failed(menu, payload),
    menuRetried: (_state, _action: PayloadAction<MenuGroup>) => undefined,
    menuGroupToggled: (state, { payload }: PayloadAction<MenuGroup>) => {
      state.openGroups[payload] = !state.openGroups[payload];
    },
    /** The menu and the notice belong to the previous loan; the rest stays. */
    menuForgotten: (state) => {
      state.notice = null;
      state.menu = initialState.menu;
      state.openGroups = initialState.openGroups;
    },
  },
  selectors: {
    selectPlace: (state) => state.place,
    selectArea: (state) => state.place?.area ?? null,
    selectIsChoosingFirstRoute: (state) => state.place?.wantsFirstRoute ?? false,
    selectNotice: (state) => state.notice,
    selectVisibility: (state) => state.navVisibility,
    selectMenu: (state) => state.menu,
    selectOpenGroups: (state) => state.openGroups,
  },
}).injectInto(slices);

export const {
  firstRouteUnknown,
  menuFailed,
  menuForgotten,
  menuGroupToggled,
  menuReceived,
  menuRequested,
  menuRetried,
  noticeDismissed,
  placeChanged,
  visibilityChanged,
} = navigationSlice.actions;
export const {
  selectArea,
  selectIsChoosingFirstRoute,
  selectMenu,
  selectNotice,
  selectOpenGroups,
  selectPlace,
  selectVisibility,
} = navigationSlice.selectors;
