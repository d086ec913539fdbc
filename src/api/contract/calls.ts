import type { Call } from './call';
import { historyCalls } from './history';
import { accessCalls, agencyCalls, documentCalls, loanCalls } from './loan';
import { orderCalls } from './orders';
import { requestSetupCalls, verificationCalls } from './requestSetup';
import { selectionCalls } from './selection';

/**
 * All calls of specification §7. Only config.json, the thirtieth, is missing: it loads at start-up
 * (src/config/runtimeConfig.ts). The client, the sandbox lender, the published OpenAPI document and the tests all use
 * this table.
 *
 * @source Specification §1: "Server-side behavior"
 * @source Specification §7: "Response shapes other than those noted"
 */
export const calls = {
  ...loanCalls,
  ...accessCalls,
  ...historyCalls,
  ...documentCalls,
  ...agencyCalls,
  ...requestSetupCalls,
  ...verificationCalls,
  ...orderCalls,
  ...selectionCalls,
} satisfies Record<string, Call>;

export type CallName = keyof typeof calls;
