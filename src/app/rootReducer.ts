import { combineSlices, isAnyOf, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { documentsSlice } from '@/features/documents/documentsSlice';
import { filePageSlice } from '@/features/history/state/filePageSlice';
import { historySlice } from '@/features/history/state/historySlice';
import { historyViewSlice } from '@/features/history/state/historyViewSlice';
import { offersSlice } from '@/features/history/state/offersSlice';
import { pastOrdersSlice } from '@/features/history/state/pastOrdersSlice';
import { loanOpened, loanSlice } from '@/features/loan/loanSlice';
import { menuForgotten, navigationSlice } from '@/features/navigation/navigationSlice';
import { deploymentSlice } from '@/features/preferences/deploymentSlice';
import { preferencesSlice } from '@/features/preferences/preferencesSlice';
import { recoverySlice } from '@/features/recovery/recoverySlice';
import { acknowledgementSlice } from '@/features/request/state/acknowledgementSlice';
import { creditReportSlice } from '@/features/request/state/creditReportSlice';
import { digitalVerificationsSlice } from '@/features/request/state/digitalVerificationsSlice';
import { orderDraftSlice } from '@/features/request/state/orderDraftSlice';
import { requestSetupSlice } from '@/features/request/state/requestSetupSlice';
import { overrideSlice } from '@/features/selection/state/overrideSlice';
import { reliefSlice } from '@/features/selection/state/reliefSlice';
import { selectionSlice } from '@/features/selection/state/selectionSlice';
import { privilegesForgotten, sessionCleared, sessionSlice } from '@/features/session/sessionSlice';
import type { RootState } from '@/lib/rootState';

const slices: Reducer<RootState, UnknownAction, Partial<RootState>> = combineSlices(
  sessionSlice,
  preferencesSlice,
  deploymentSlice,
  navigationSlice,
  recoverySlice,
  loanSlice,
  documentsSlice,
  historySlice,
  historyViewSlice,
  pastOrdersSlice,
  offersSlice,
  filePageSlice,
  selectionSlice,
  reliefSlice,
  overrideSlice,
  creditReportSlice,
  requestSetupSlice,
  digitalVerificationsSlice,
  acknowledgementSlice,
  orderDraftSlice,
);

/**
 * The store's reducer. Opening a loan or ending the session first clears the previous loan.
 *
 * @source Specification §1: "A browser application that works beside an origination system"
 * @source Specification §6: "Privileges are fetched per loan"
 */
export const rootReducer = (state: RootState | undefined, action: UnknownAction): RootState =>
  slices(forgetsLoan(action) && state !== undefined ? withoutLoan(state) : state, action);

const forgetsLoan = isAnyOf(loanOpened, sessionCleared);

/** Keeps the user, the preferences, the deployment, the navigation and the connection status; resets every other slice. */
const withoutLoan = ({ session, preferences, deployment, navigation, recovery }: RootState): Partial<RootState> => ({
  preferences,
  deployment,
  recovery,
  session: sessionSlice.reducer(session, privilegesForgotten()),
  navigation: navigationSlice.reducer(navigation, menuForgotten()),
});
