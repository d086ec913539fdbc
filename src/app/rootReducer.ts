import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { loanOpened } from '@/features/loan/loanSlice';
import { menuForgotten, navigationSlice } from '@/features/navigation/navigationSlice';
import { privilegesForgotten, sessionCleared, sessionSlice } from '@/features/session/sessionSlice';
import type { RootState } from '@/lib/rootState';
import { slices } from '@/lib/slices';
// They join before the reducer runs: it keeps their state.
import '@/features/preferences/deploymentSlice';
import '@/features/preferences/preferencesSlice';
import '@/features/recovery/recoverySlice';

/**
 * The store's reducer. Opening a loan or ending the session first clears the previous loan.
 *
 * @source Specification §1: "A browser application that works beside an origination system"
 * @source Specification §6: "Privileges are fetched per loan"
 */
export const rootReducer = (state: RootState | undefined, action: UnknownAction): RootState =>
  // A screen's slices are missing until its code is loaded; only their selectors read them.
  slices(forgetsLoan(action) && state !== undefined ? withoutLoan(state) : state, action) as RootState;

const forgetsLoan = isAnyOf(loanOpened, sessionCleared);

/** Keeps the user, the preferences, the deployment, the navigation and the connection status; resets every other slice. */
const withoutLoan = ({ session, preferences, deployment, navigation, recovery }: RootState): Partial<RootState> => ({
  preferences,
  deployment,
  recovery,
  session: sessionSlice.reducer(session, privilegesForgotten()),
  navigation: navigationSlice.reducer(navigation, menuForgotten()),
});
