import { combineSlices, isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { acknowledgementSlice } from '@/features/acknowledgement/acknowledgementSlice';
import { creditReportSlice } from '@/features/creditReport/creditReportSlice';
import { digitalVerificationsSlice } from '@/features/digitalVerifications/digitalVerificationsSlice';
import { documentsSlice } from '@/features/documents/documentsSlice';
import { historySlice } from '@/features/history/historySlice';
import { historyViewSlice } from '@/features/history/historyViewSlice';
import { loanOpened, loanSlice } from '@/features/loan/loanSlice';
import { menuForgotten, navigationSlice } from '@/features/navigation/navigationSlice';
import { orderDraftSlice } from '@/features/orderDraft/orderDraftSlice';
import { preferencesSlice } from '@/features/preferences/preferencesSlice';
import { recoverySlice } from '@/features/recovery/recoverySlice';
import { requestSetupSlice } from '@/features/requestSetup/requestSetupSlice';
import { overrideSlice } from '@/features/selection/overrideSlice';
import { reliefSlice } from '@/features/selection/reliefSlice';
import { selectionSlice } from '@/features/selection/selectionSlice';
import { privilegesForgotten, sessionCleared, sessionSlice } from '@/features/session/sessionSlice';

const slices = combineSlices(
  sessionSlice,
  preferencesSlice,
  navigationSlice,
  recoverySlice,
  loanSlice,
  documentsSlice,
  historySlice,
  historyViewSlice,
  selectionSlice,
  reliefSlice,
  overrideSlice,
  creditReportSlice,
  requestSetupSlice,
  digitalVerificationsSlice,
  acknowledgementSlice,
  orderDraftSlice,
);

export type RootState = ReturnType<typeof slices>;

/** The one store's reducer. Opening a loan first forgets everything of the loan before; so does the end of the session. */
export const rootReducer = (state: RootState | undefined, action: UnknownAction): RootState =>
  slices(forgetsLoan(action) && state !== undefined ? withoutLoan(state) : state, action);

const forgetsLoan = isAnyOf(loanOpened, sessionCleared);

/** Keeps who is signed in, what the reader likes, where the reader is and how the page does; every other slice starts anew. */
const withoutLoan = ({ session, preferences, navigation, recovery }: RootState): Partial<RootState> => ({
  preferences,
  recovery,
  session: sessionSlice.reducer(session, privilegesForgotten()),
  navigation: navigationSlice.reducer(navigation, menuForgotten()),
});
