import { type Action, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Area } from '@/config/paths';
import { placeChanged } from '@/features/navigation/navigationSlice';
import { slices } from '@/lib/slices';

/** What opens over History or Selection, one at a time. */
export type ShownDialog =
  | { kind: 'message'; itemKey: string }
  | { kind: 'findingCodes'; itemKey: string }
  | { kind: 'compare'; itemKeys: [string, string] }
  | { kind: 'ausList' }
  /** The page for the loan's file. It reads the state of several screens, so app renders it. */
  | { kind: 'filePage' }
  | FindingsDialog;

/**
 * The sheet of findings: of a run, of all services of its order, compared with `against` (by default its previous run),
 * or what the run asks to collect.
 */
export interface FindingsDialog {
  kind: 'findings';
  itemKey: string;
  view: 'run' | 'together' | 'compare' | 'collect';
  against?: string;
}

interface DialogState {
  open: ShownDialog | null;
  /** The screen below. */
  area: Area | null;
}

declare module '@/lib/rootState' {
  interface RootState {
    dialog: DialogState;
  }
}

const initialState: DialogState = { open: null, area: null };

export const dialogSlice = createSlice({
  name: 'dialog',
  initialState,
  reducers: {
    dialogOpened: (state, { payload }: PayloadAction<ShownDialog>) => {
      state.open = payload;
    },
    dialogClosed: (state) => {
      state.open = null;
    },
  },
  extraReducers: (builder) => {
    // Back can leave the screen while a dialog is open.
    builder.addCase(placeChanged, (state, { payload: { area } }) =>
      area === state.area ? state : { open: null, area },
    );
  },
  selectors: {
    selectOpenDialog: (state) => state.open,
    selectIsFilePageOpen: (state) => state.open?.kind === 'filePage',
  },
}).injectInto(slices);

export const { dialogClosed, dialogOpened } = dialogSlice.actions;
export const { selectIsFilePageOpen, selectOpenDialog } = dialogSlice.selectors;

/** Opened again, the file page loads what is missing. */
export const isFilePageOpened = (action: Action): boolean =>
  dialogOpened.match(action) && action.payload.kind === 'filePage';
