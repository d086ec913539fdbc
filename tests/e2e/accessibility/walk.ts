import { plantFault } from '@tests/e2e/fixtures';
import { open, type Visit } from './visit';

/** Something the app can look like. */
export interface ScreenState {
  name: string;
  /** The components that show here: pages, dialogs, drawers, pop-ups and empty states (see coverage.ts). */
  shows: readonly string[];
  /** Goes there, from the state before it in the list. */
  reach: (visit: Visit) => Promise<void>;
}

/** States that one person meets one after the other, without signing in again. */
export interface Walk {
  title: string;
  states: readonly ScreenState[];
}

export const request = (visit: Visit, loanId: string) => open(visit, `/${loanId}/request`, 'Request');
export const selection = (visit: Visit, loanId: string) => open(visit, `/${loanId}/selection`, 'Selection');
export const history = (visit: Visit, loanId: string) => open(visit, `/${loanId}/history`, 'History');

/** No answer for as long as the test looks. */
export const hold = ({ sandbox }: Visit, call: string, loanId: string) =>
  plantFault(sandbox, { call, loanId, kind: 'slow', delayMs: 120_000 });

/** No answer that can be used. */
export function fail({ sandbox, allow }: Visit, call: string, loanId: string): Promise<void> {
  allow(/status of 503/);
  return plantFault(sandbox, { call, loanId, kind: 'status', status: 503 });
}
