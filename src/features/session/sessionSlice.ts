import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Employment } from '@/features/loan/rules/privileges';
import type { Expiry } from '@/features/session/rules/sessionExpiry';
import { slices } from '@/lib/slices';
import { addReads, keepReads } from '@/reads/readState';
import type { SignInEnd, SignInState, User } from '@/identity/auth';
import { sessionReads } from './sessionReads';

interface SessionExpiry extends Expiry {
  /** Epoch milliseconds when the browser leaves the app; null without a countdown. */
  leavesAt: number | null;
}

/**
 * What is not finished at the end of the session: what this tab sent and its outcome is not known, or a running order.
 */
export type Unsettled = 'order' | 'selection' | 'run';

declare module '@/lib/rootState' {
  interface RootState {
    session: typeof initialState;
  }
}

const initialState = {
  /** `unreachable`: the identity provider did not respond. */
  signIn: 'unknown' as Exclude<SignInState, SignInEnd> | 'unreachable',
  preTransformedUserData: null as User | null,
  employment: 'unknown' as Employment,
  ...keepReads('session', sessionReads),
  expiry: null as SessionExpiry | null,
  /** The session's data is cleared, and nothing more is loaded. */
  isOver: false,
  unsettled: [] as Unsettled[],
};

const NO_NAMES: string[] = [];

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signInStateChanged: (state, { payload }: PayloadAction<typeof initialState.signIn>) => {
      state.signIn = payload;
    },
    signInEnded: (_state, _action: PayloadAction<SignInEnd>) => undefined,
    userReceived: (state, { payload }: PayloadAction<User>) => {
      state.preTransformedUserData = payload;
    },
    employeeLookedUp: (state, { payload }: PayloadAction<Employment>) => {
      state.employment = payload;
    },
    sessionEnded: (state, { payload }: PayloadAction<SessionExpiry>) => {
      state.expiry = payload;
    },
    /** The screens report it while the session ends. */
    leftUnsettled: (state, { payload }: PayloadAction<Unsettled>) => {
      state.unsettled = [...new Set([...state.unsettled, payload])];
    },
    /** The root reducer clears the loan from the store as well (see rootReducer). */
    sessionCleared: ({ signIn, expiry, unsettled }) => ({ ...initialState, signIn, expiry, unsettled, isOver: true }),
    signOutPressed: () => undefined,
    /** What was in flight when the user signed out is answered, or took too long: the tokens go now. */
    signOutStarted: () => undefined,
    returnPressed: () => undefined,
  },
  extraReducers: (builder) => void addReads(builder, 'session'),
  selectors: {
    selectSignIn: (state) => state.signIn,
    selectIsSignedIn: (state) => state.signIn === 'signedIn',
    selectPreTransformedUserData: (state) => state.preTransformedUserData,
    /** The names under which the service may record the user. */
    selectOwnNames: ({ preTransformedUserData: user }) => (user === null ? NO_NAMES : [user.id, user.displayName]),
    selectEmployment: (state) => state.employment,
    selectPrivileges: (state) => state.userPrivileges.value,
    selectExpiry: (state) => state.expiry,
    selectIsSessionOver: (state) => state.isOver,
    selectUnsettled: (state) => state.unsettled,
  },
}).injectInto(slices);

export const {
  employeeLookedUp,
  leftUnsettled,
  returnPressed,
  sessionCleared,
  sessionEnded,
  signInEnded,
  signInStateChanged,
  signOutPressed,
  signOutStarted,
  userReceived,
} = sessionSlice.actions;
export const {
  selectEmployment,
  selectOwnNames,
  selectExpiry,
  selectIsSessionOver,
  selectIsSignedIn,
  selectPrivileges,
  selectSignIn,
  selectPreTransformedUserData,
  selectUnsettled,
} = sessionSlice.selectors;

export const selectSessionExpires = createSelector([selectExpiry], (expiry) => ({
  isVisible: expiry !== null,
  message: expiry?.message ?? '',
  startCountdown: expiry?.kind === 'over',
  isInternalServerError: expiry?.kind === 'serverError',
}));
