import { agencyCalls } from './agencies';
import type { Call } from './call';
import { documentCalls } from './documents';
import { historyCalls } from './history';
import { accessCalls, loanCalls } from './loan';
import { orderCalls } from './orders';
import { recentRequestCalls } from './recentRequests';
import { requestSetupCalls, verificationCalls } from './requestSetup';
import { selectionCalls } from './selection';

/**
 * All calls of the specification. Only config.json, the thirtieth, is missing: it loads at start-up
 * (src/config/runtimeConfig.ts). The client, the sandbox lender, the published OpenAPI document and the tests all use
 * this table.
 * @spec APP-14
 */
export const calls = {
  ...loanCalls,
  ...accessCalls,
  ...historyCalls,
  ...recentRequestCalls,
  ...documentCalls,
  ...agencyCalls,
  ...requestSetupCalls,
  ...verificationCalls,
  ...orderCalls,
  ...selectionCalls,
} satisfies Record<string, Call>;

export type CallName = keyof typeof calls;
