import { selectHistory } from '@/features/requests/historySlice';
import {
  selectLoanData,
  selectLoanDataFailure,
  selectLoanHeader,
  selectLoanHeaderFailure,
} from '@/features/loan/loanSlice';
import { selectPrivileges, selectPrivilegesFailure } from '@/features/session/sessionSlice';
import type { Failure } from '@/lib/failure';
import type { RootState } from '@/lib/rootState';

/** The service answered both reads of the loan with "not found". */
export const selectIsLoanUnknown = (state: RootState): boolean =>
  [selectLoanHeaderFailure(state), selectLoanDataFailure(state)].every((failure) => failure?.status === 404) &&
  selectLoanHeader(state) === undefined &&
  selectLoanData(state) === undefined;

/**
 * Returns why nothing of the loan could be loaded. One message then replaces the screen and its parts' messages.
 * @empty undefined while anything is loaded that a screen can show
 */
export function selectTotalFailure(state: RootState): Failure | undefined {
  const failures = [selectLoanHeaderFailure(state), selectLoanDataFailure(state), selectPrivilegesFailure(state)];
  const known = [selectLoanHeader(state), selectLoanData(state), selectPrivileges(state), selectHistory(state).value];
  const isTotal = failures.every((failure) => failure !== undefined) && known.every((value) => value === undefined);
  return isTotal ? failures[0] : undefined;
}
