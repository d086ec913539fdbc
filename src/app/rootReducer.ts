import { combineSlices, type UnknownAction } from '@reduxjs/toolkit';
import { documentsSlice } from '@/features/documents/documentsSlice';
import { historySlice } from '@/features/history/historySlice';
import { loanOpened, loanSlice } from '@/features/loan/loanSlice';
import { menuForgotten, navigationSlice } from '@/features/navigation/navigationSlice';
import { privilegesForgotten, sessionSlice } from '@/features/session/sessionSlice';

const slices = combineSlices(sessionSlice, navigationSlice, loanSlice, documentsSlice, historySlice);

export type RootState = ReturnType<typeof slices>;

/** The one store's reducer. Opening a loan first forgets everything that belongs to the loan before. */
export const rootReducer = (state: RootState | undefined, action: UnknownAction): RootState =>
  slices(loanOpened.match(action) && state !== undefined ? withoutLoan(state) : state, action);

/** Keeps who is signed in and where the reader is; every other slice starts anew. */
const withoutLoan = ({ session, navigation }: RootState): Pick<RootState, 'session' | 'navigation'> => ({
  session: sessionSlice.reducer(session, privilegesForgotten()),
  navigation: navigationSlice.reducer(navigation, menuForgotten()),
});
