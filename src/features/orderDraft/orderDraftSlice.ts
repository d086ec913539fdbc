import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  chooseType,
  editBorrower,
  EMPTY_DRAFT,
  isEmptyDraft,
  type BorrowerEdit,
  type OrderDraft,
  type OverridePreset,
  type ServiceEdit,
} from '@/domain/order/orderDraft';
import type { Submission } from '@/domain/order/submission';
import type { ServiceOption } from '@/domain/request/ausService';
import type { PullType } from '@/domain/request/borrower';
import type { OrderMode, TransactionType } from '@/domain/request/requestSetup';

/** A past request that the form is filled in from: only offered while something else has been entered, else being read. */
interface Filling {
  requestId: string;
  status: 'offered' | 'reading';
}

interface OrderDraftState {
  draft: OrderDraft;
  filling: Filling | null;
  /** Something was typed into the password field; what it was is nowhere in the store. */
  hasTypedPassword: boolean;
  /** Counts up to empty the password field. */
  passwordField: number;
  /** Fields that have been left once: their errors show without a first attempt. */
  touched: Record<string, true>;
  /** `isSubmitting` of specification §3, and how it went. */
  submission: Submission;
}

const initialState: OrderDraftState = {
  draft: EMPTY_DRAFT,
  filling: null,
  hasTypedPassword: false,
  passwordField: 0,
  touched: {},
  submission: { status: 'editing' },
};

const forgetPassword = (state: OrderDraftState): void => {
  state.hasTypedPassword = false;
  state.passwordField += 1;
};

/** Complaints about the draft before, or about the other kind of order, go with it; an order on its way, or one that nobody could confirm, does not. */
const forgetComplaints = (state: OrderDraftState): void => {
  state.touched = {};
  if (state.submission.status === 'invalid' || state.submission.status === 'failed')
    state.submission = initialState.submission;
};

/** What the user has changed on the Request screen and where the sending of it stands. */
export const orderDraftSlice = createSlice({
  name: 'orderDraft',
  initialState,
  reducers: {
    modeChosen: (state, { payload }: PayloadAction<OrderMode>) => {
      state.draft.mode = payload;
      forgetComplaints(state);
    },
    transactionTypeChosen: (
      { draft },
      { payload }: PayloadAction<{ option: ServiceOption; type: TransactionType }>,
    ) => {
      draft.services = chooseType(draft.services, payload.option, payload.type);
    },
    serviceEdited: ({ draft }, { payload }: PayloadAction<{ option: ServiceOption; edit: ServiceEdit }>) => {
      draft.services = { ...draft.services, [payload.option]: { ...draft.services[payload.option], ...payload.edit } };
    },
    /** One pull type for the loan: choices made for single borrowers give way. */
    pullChosen: ({ draft }, { payload }: PayloadAction<PullType>) => {
      draft.pull = payload;
      draft.borrowers = Object.fromEntries(
        Object.entries(draft.borrowers).map(([key, { pull: _, ...edit }]) => [key, edit]),
      );
    },
    /** The account of one agency is no account of another. */
    agencyChosen: (state, { payload }: PayloadAction<string>) => {
      state.draft.agencyId = payload;
      Reflect.deleteProperty(state.draft, 'accountNumber');
      forgetPassword(state);
    },
    accountNumberEdited: ({ draft }, { payload }: PayloadAction<string>) => {
      draft.accountNumber = payload;
    },
    rememberingChosen: ({ draft }, { payload }: PayloadAction<boolean>) => {
      draft.remembersAccount = payload;
    },
    passwordTyped: (state, { payload }: PayloadAction<boolean>) => {
      state.hasTypedPassword = payload;
    },
    passwordForgotten: forgetPassword,
    borrowersEdited: ({ draft }, { payload }: PayloadAction<{ keys: string[]; edit: BorrowerEdit }>) => {
      const edited = payload.keys.map((key) => [key, editBorrower(draft.borrowers[key], payload.edit)] as const);
      draft.borrowers = { ...draft.borrowers, ...Object.fromEntries(edited) };
    },
    verificationChosen: ({ draft }, { payload }: PayloadAction<{ key: string; isIncluded: boolean }>) => {
      draft.verifications = { ...draft.verifications, [payload.key]: payload.isIncluded };
    },
    presetChosen: ({ draft }, { payload }: PayloadAction<OverridePreset | null>) => {
      if (payload === null) Reflect.deleteProperty(draft, 'preset');
      else draft.preset = payload;
    },
    noteEdited: ({ draft }, { payload }: PayloadAction<string>) => {
      draft.note = payload;
    },
    fieldTouched: ({ touched }, { payload }: PayloadAction<string>) => {
      touched[payload] = true;
    },
    /** A kept draft, or one made from a past order, takes the place of what is there. */
    draftReplaced: (state, { payload }: PayloadAction<OrderDraft>) => {
      state.draft = payload;
      forgetComplaints(state);
      forgetPassword(state);
    },
    fillingOffered: (state, { payload }: PayloadAction<string>) => {
      state.filling = { requestId: payload, status: 'offered' };
    },
    fillingStarted: (state, { payload }: PayloadAction<string>) => {
      state.filling = { requestId: payload, status: 'reading' };
    },
    fillingEnded: (state) => {
      state.filling = null;
    },
    draftDiscarded: (state) => {
      state.draft = EMPTY_DRAFT;
      forgetComplaints(state);
      forgetPassword(state);
    },
    submissionChanged: (state, { payload }: PayloadAction<Submission>) => {
      state.submission = payload;
    },
    submitPressed: () => undefined,
    orderConfirmed: () => undefined,
    orderDeclined: () => undefined,
    /** Looks once more for an order whose answer was lost. */
    orderCheckPressed: () => undefined,
  },
  selectors: {
    selectDraft: (state) => state.draft,
    selectFilling: (state) => state.filling,
    selectIsDirty: (state) => state.hasTypedPassword || !isEmptyDraft(state.draft),
    selectHasTypedPassword: (state) => state.hasTypedPassword,
    selectPasswordField: (state) => state.passwordField,
    selectTouched: (state) => state.touched,
    selectSubmission: (state) => state.submission,
  },
});

export const {
  accountNumberEdited,
  agencyChosen,
  borrowersEdited,
  draftDiscarded,
  draftReplaced,
  fieldTouched,
  fillingEnded,
  fillingOffered,
  fillingStarted,
  modeChosen,
  noteEdited,
  orderCheckPressed,
  orderConfirmed,
  orderDeclined,
  passwordForgotten,
  passwordTyped,
  presetChosen,
  pullChosen,
  rememberingChosen,
  serviceEdited,
  submissionChanged,
  submitPressed,
  transactionTypeChosen,
  verificationChosen,
} = orderDraftSlice.actions;
export const {
  selectDraft,
  selectFilling,
  selectHasTypedPassword,
  selectIsDirty,
  selectPasswordField,
  selectSubmission,
  selectTouched,
} = orderDraftSlice.selectors;
