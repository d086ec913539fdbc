import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  type BorrowerEdit,
  type DraftEdit,
  editBorrower,
  editService,
  EMPTY_DRAFT,
  hasTexts,
  isEmptyDraft,
  type OrderDraft,
  type ServiceEdit,
  withoutOwnPulls,
} from '@/features/request/rules/orderDraft';
import { orderFields } from '@/features/request/rules/orderFields';
import type { ServiceOption } from '@/features/loan/rules/services';
import type { PullType } from '@/features/request/rules/borrower';
import type { OrderMode } from '@/features/loan/rules/aus';
import { openWorkDropped } from '@/lib/openWork';
import { slices } from '@/lib/slices';
import type { DraftNote, KeptDraft } from './orderDrafts';

declare module '@/lib/rootState' {
  interface RootState {
    orderDraft: OrderDraftState;
  }
}

const initialState = {
  draft: EMPTY_DRAFT,
  /** About the stored draft that filled in the form. */
  restored: null as DraftNote | null,
  /** The past request that fills in the form: `offered` if the form has other input, otherwise `reading`. */
  filling: null as { requestId: string; status: 'offered' | 'reading' } | null,
  filledFrom: null as string | null,
  /** The password field has input. The store never contains the password itself. */
  hasTypedPassword: false,
  replacesPassword: false,
  /** The service that a choice of the user took out of the order. */
  displaced: null as ServiceOption | null,
  passwordField: 0,
  /** Fields that the user has left once: their errors show before the first attempt to submit. */
  touched: {} as Record<string, true>,
};

type OrderDraftState = typeof initialState;

const emptyField = (state: OrderDraftState): void => {
  state.hasTypedPassword = false;
  state.passwordField += 1;
};

const forgetPassword = (state: OrderDraftState): void => {
  state.replacesPassword = false;
  emptyField(state);
};

/** An account belongs to one agency. */
const forgetAccount = (state: OrderDraftState): void => {
  Reflect.deleteProperty(state.draft, 'accountNumber');
  forgetPassword(state);
};

const replaceDraft = (state: OrderDraftState, draft: OrderDraft): void => {
  state.draft = draft;
  state.restored = null;
  state.filledFrom = null;
  state.displaced = null;
  state.touched = {};
  forgetPassword(state);
};

export const orderDraftSlice = createSlice({
  name: 'orderDraft',
  initialState,
  reducers: {
    modeChosen: (state, { payload }: PayloadAction<OrderMode>) => {
      state.draft.mode = payload;
      state.touched = {};
    },
    serviceEdited: (
      state,
      {
        payload: { option, edit, displaces },
      }: PayloadAction<{ option: ServiceOption; edit: ServiceEdit; displaces?: ServiceOption | undefined }>,
    ) => {
      state.draft.services = editService(state.draft.services, option, edit);
      if (displaces !== undefined) state.displaced = displaces;
      else if (state.displaced === option && edit.type !== undefined) state.displaced = null;
    },
    pullChosen: ({ draft }, { payload }: PayloadAction<PullType>) => {
      draft.pull = payload;
      draft.borrowers = withoutOwnPulls(draft.borrowers);
    },
    agencyChosen: (state, { payload }: PayloadAction<string>) => {
      state.draft.agencyId = payload;
      forgetAccount(state);
    },
    /** The selected agency changed because of another choice or newly loaded data. */
    agencyReplaced: forgetAccount,
    draftEdited: ({ draft }, { payload }: PayloadAction<DraftEdit>) => void Object.assign(draft, payload),
    /** A typed password replaces the stored one, so that editing the account number doesn't hide the password field. */
    passwordTyped: (state, { payload }: PayloadAction<boolean>) => {
      state.hasTypedPassword = payload;
      if (payload) state.replacesPassword = true;
    },
    passwordReplaced: (state) => {
      state.replacesPassword = true;
      Reflect.deleteProperty(state.touched, orderFields.password);
    },
    passwordForgotten: forgetPassword,
    /** The user types another password again, because the stored one must not replace it unasked. */
    passwordCleared: emptyField,
    borrowersEdited: ({ draft }, { payload }: PayloadAction<{ keys: string[]; edit: BorrowerEdit }>) => {
      // A copy of all would make Immer follow each of them.
      for (const key of payload.keys) draft.borrowers[key] = editBorrower(draft.borrowers[key], payload.edit);
    },
    verificationChosen: ({ draft }, { payload }: PayloadAction<{ key: string; isIncluded: boolean }>) => {
      draft.verifications = { ...draft.verifications, [payload.key]: payload.isIncluded };
    },
    fieldTouched: ({ touched }, { payload }: PayloadAction<string>) => {
      touched[payload] = true;
    },
    draftReplaced: (state, { payload }: PayloadAction<OrderDraft>) => replaceDraft(state, payload),
    draftFilledIn: (state, { payload }: PayloadAction<string>) => void (state.filledFrom = payload),
    draftRestored: (state, { payload: { draft, ...note } }: PayloadAction<KeptDraft>) => {
      state.draft = draft;
      state.restored = note;
      state.replacesPassword = note.replacesPassword;
    },
    fillingOffered: (state, { payload }: PayloadAction<string>) => {
      state.filling = { requestId: payload, status: 'offered' };
    },
    fillingStarted: (state, { payload }: PayloadAction<string>) => {
      state.filling = { requestId: payload, status: 'reading' };
    },
    fillingEnded: (state) => void (state.filling = null),
    draftDiscarded: (state) => replaceDraft(state, EMPTY_DRAFT),
  },
  extraReducers: (builder) => void builder.addCase(openWorkDropped, (state) => replaceDraft(state, EMPTY_DRAFT)),
  selectors: {
    selectDraft: (state) => state.draft,
    selectDisplaced: (state) => state.displaced,
    selectRestored: (state) => state.restored,
    selectLosesEntries: (state) => state.hasTypedPassword || hasTexts(state.draft),
    selectFilling: (state) => state.filling,
    selectFilledFrom: (state) => state.filledFrom,
    selectIsDirty: (state) => state.hasTypedPassword || !isEmptyDraft(state.draft),
    selectHasTypedPassword: (state) => state.hasTypedPassword,
    selectReplacesPassword: (state) => state.replacesPassword,
    selectPasswordField: (state) => state.passwordField,
    selectTouched: (state) => state.touched,
  },
}).injectInto(slices);

export const {
  agencyChosen,
  agencyReplaced,
  borrowersEdited,
  draftDiscarded,
  draftEdited,
  draftFilledIn,
  draftReplaced,
  draftRestored,
  fieldTouched,
  fillingEnded,
  fillingOffered,
  fillingStarted,
  modeChosen,
  passwordCleared,
  passwordForgotten,
  passwordReplaced,
  passwordTyped,
  pullChosen,
  serviceEdited,
  verificationChosen,
} = orderDraftSlice.actions;
export const {
  selectDisplaced,
  selectDraft,
  selectFilledFrom,
  selectFilling,
  selectHasTypedPassword,
  selectIsDirty,
  selectLosesEntries,
  selectPasswordField,
  selectReplacesPassword,
  selectRestored,
  selectTouched,
} = orderDraftSlice.selectors;

/** Leaving a field changes no entry. */
export const isDraftEvent = ({ type }: { type: string }): boolean =>
  type.startsWith(`${orderDraftSlice.name}/`) && type !== fieldTouched.type;
