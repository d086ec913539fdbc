import { plantFault } from '@tests/e2e/fixtures';
import { open, type Visit } from './visit';

interface ScreenState {
  name: string;
  shows: readonly string[];
  reach: (visit: Visit) => Promise<void>;
}

/**
 * A state of a screen, with the components visible in it: pages, dialogs, drawers, pop-ups and empty states. It is
 * reached from the previous state in the list.
 */
export const state = (name: string, shows: ScreenState['shows'], reach: ScreenState['reach']): ScreenState => ({
  name,
  shows,
  reach,
});

/** States that one user visits in order, without signing in again. */
export interface Walk {
  title: string;
  states: readonly ScreenState[];
}

export const request = (visit: Visit, loanId: string) => open(visit, `/${loanId}/request`, 'Request');
export const selection = (visit: Visit, loanId: string) => open(visit, `/${loanId}/selection`, 'Selection');
export const history = (visit: Visit, loanId: string) => open(visit, `/${loanId}/history`, 'History');

/** Delays the response until after the test. */
export const hold = ({ sandbox }: Visit, call: string, loanId: string) =>
  plantFault(sandbox, { call, loanId, kind: 'slow', delayMs: 120_000 });

/** Makes the call fail. */
export function fail({ sandbox, allow }: Visit, call: string, loanId: string): Promise<void> {
  allow(/status of 503/);
  return plantFault(sandbox, { call, loanId, kind: 'status', status: 503 });
}
