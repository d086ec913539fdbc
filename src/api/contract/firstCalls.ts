import type { Call } from './call';
import { historyCalls } from './history';
import { accessCalls, loanCalls } from './loan';
import { recentRequestCalls } from './recentRequests';

/** The calls that open a loan, and the polls of its requests. The code of the others loads later. */
export const firstCalls = { ...loanCalls, ...accessCalls, ...historyCalls, ...recentRequestCalls } satisfies Record<
  string,
  Call
>;
