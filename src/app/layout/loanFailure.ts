import type { Failure } from '@/lib/failure';
import type { Remote } from '@/lib/remote';
import type { RootState } from '@/lib/rootState';
import { selectRead } from '@/reads/readState';

const selectLoan = (state: RootState): Remote<unknown>[] => [
  selectRead(state, 'loanHeaderData'),
  selectRead(state, 'loanData'),
];

export const selectIsLoanUnknown = (state: RootState): boolean =>
  selectLoan(state).every(({ value, failure }) => value === undefined && failure?.status === 404);

/** Why nothing of the loan is loaded, in place of the screen. @empty undefined while a screen can show anything */
export function selectTotalFailure(state: RootState): Failure | undefined {
  const reads = [...selectLoan(state), selectRead(state, 'userPrivileges')];
  const isTotal =
    reads.every(({ value, failure }) => value === undefined && failure !== undefined) &&
    state.history.historySection.value === undefined;
  return isTotal ? reads[0]?.failure : undefined;
}
