import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Area } from '@/config/paths';
import type { LoanId } from '@/domain/loan/loan';
import type { MenuGroup, MenuItem } from '@/domain/shell/menu';
import type { Failure } from '@/lib/failure';
import { idle, toAnswered, toFailed, toLoading, type Remote } from '@/lib/remote';

/** Where the reader is. */
export interface Place {
  /** Path, query and fragment. */
  href: string;
  /** `return`: where sign-in comes back to. `guarded`: needs sign-in. `open`: everything else. */
  kind: 'return' | 'guarded' | 'open';
  loanId: LoanId | null;
  /** Null outside the three screens. */
  area: Area | null;
  /** The address says navigate=true: the first screen is still to be chosen. */
  wantsFirstRoute: boolean;
}

interface NavigationState {
  place: Place | null;
  /** Why the first route could not be chosen; null when there is nothing to say. */
  notice: string | null;
  visibility: { topNav: boolean; leftNav: boolean; footer: boolean };
  menu: Record<MenuGroup, Remote<MenuItem[]>>;
  openGroups: Record<MenuGroup, boolean>;
}

const initialState: NavigationState = {
  place: null,
  notice: null,
  visibility: { topNav: true, leftNav: true, footer: true },
  menu: { 1003: idle, 1008: idle },
  openGroups: { 1003: true, 1008: true },
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
    visibilityChanged: (state, { payload }: PayloadAction<Partial<NavigationState['visibility']>>) => {
      Object.assign(state.visibility, payload);
    },
    menuRequested: (state, { payload }: PayloadAction<MenuGroup>) => {
      state.menu[payload] = toLoading(state.menu[payload]);
    },
    /** Both groups are open after loading (specification §2). */
    menuReceived: (state, { payload }: PayloadAction<{ group: MenuGroup; items: MenuItem[] | undefined }>) => {
      state.menu[payload.group] = toAnswered(state.menu[payload.group], payload.items);
      state.openGroups[payload.group] = true;
    },
    menuFailed: (state, { payload }: PayloadAction<{ group: MenuGroup; failure: Failure }>) => {
      state.menu[payload.group] = toFailed(state.menu[payload.group], payload.failure);
    },
    menuRetried: (_state, _action: PayloadAction<MenuGroup>) => undefined,
    menuGroupToggled: (state, { payload }: PayloadAction<MenuGroup>) => {
      state.openGroups[payload] = !state.openGroups[payload];
    },
    /** The next loan's menu is not this one's; where the reader is and what is shown stays. */
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
    selectVisibility: (state) => state.visibility,
    selectMenu: (state) => state.menu,
    selectOpenGroups: (state) => state.openGroups,
  },
});

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
