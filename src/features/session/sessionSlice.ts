import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Privileges } from '@/domain/loan/privileges';
import type { Failure } from '@/lib/failure';
import { idle, toAnswered, toFailed, toLoading, type Remote } from '@/lib/remote';
import type { SignInState, User } from '@/services/auth';

/** What the session modal shows. */
export interface SessionExpiry {
  message: string;
  /** Epoch milliseconds at which the browser leaves; null without countdown. */
  leavesAt: number | null;
  isInternalServerError: boolean;
}

/** Whether the user works for the lender; `notAsked` where the deployment looks nobody up. */
type Employment = 'unknown' | 'internal' | 'external' | 'notAsked';

interface SessionState {
  /** `unreachable`: the identity provider gave no sign of life. */
  signIn: SignInState | 'unreachable';
  user: User | null;
  employment: Employment;
  privileges: Remote<Privileges>;
  expiry: SessionExpiry | null;
  /** Nothing is loaded any more, and nothing of what was is left. */
  isOver: boolean;
}

const initialState: SessionState = {
  signIn: 'unknown',
  user: null,
  employment: 'unknown',
  privileges: idle,
  expiry: null,
  isOver: false,
};

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signInStateChanged: (state, { payload }: PayloadAction<SignInState>) => {
      state.signIn = payload;
    },
    signInUnreachable: (state) => {
      state.signIn = 'unreachable';
    },
    signInRetried: (state) => {
      state.signIn = 'signedOut';
    },
    userReceived: (state, { payload }: PayloadAction<User>) => {
      state.user = payload;
    },
    employeeLookedUp: (state, { payload }: PayloadAction<Employment>) => {
      state.employment = payload;
    },
    privilegesRequested: (state) => {
      state.privileges = toLoading(state.privileges);
    },
    privilegesReceived: (state, { payload }: PayloadAction<Privileges | undefined>) => {
      state.privileges = toAnswered(state.privileges, payload);
    },
    privilegesFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.privileges = toFailed(state.privileges, payload);
    },
    /** Privileges are granted per loan. */
    privilegesForgotten: (state) => {
      state.privileges = idle;
    },
    sessionEnded: (state, { payload }: PayloadAction<SessionExpiry>) => {
      state.expiry = payload;
    },
    /** The store forgets whom and what it knew (src/app/rootReducer.ts). */
    sessionCleared: ({ signIn, expiry }) => ({ ...initialState, signIn, expiry, isOver: true }),
    signOutPressed: () => undefined,
    returnPressed: () => undefined,
  },
  selectors: {
    selectSignIn: (state) => state.signIn,
    selectIsSignedIn: (state) => state.signIn === 'signedIn',
    selectUser: (state) => state.user,
    selectEmployment: (state) => state.employment,
    selectPrivileges: (state) => state.privileges.value,
    selectPrivilegesFailure: (state) => state.privileges.failure,
    selectExpiry: (state) => state.expiry,
    selectIsSessionOver: (state) => state.isOver,
  },
});

export const {
  employeeLookedUp,
  privilegesFailed,
  privilegesForgotten,
  privilegesReceived,
  privilegesRequested,
  returnPressed,
  sessionCleared,
  sessionEnded,
  signInRetried,
  signInStateChanged,
  signInUnreachable,
  signOutPressed,
  userReceived,
} = sessionSlice.actions;
export const {
  selectEmployment,
  selectExpiry,
  selectIsSessionOver,
  selectIsSignedIn,
  selectPrivileges,
  selectPrivilegesFailure,
  selectSignIn,
  selectUser,
} = sessionSlice.selectors;
