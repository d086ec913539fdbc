import { accessCalls } from './access';
import { agencyCalls } from './agencies';
import type { Call } from './call';
import { documentCalls } from './documents';
import { historyCalls } from './history';
import { loanCalls } from './loans';
import { orderCalls } from './orders';
import { requestSetupCalls } from './requestSetup';
import { selectionCalls } from './selection';
import { verificationCalls } from './verifications';

/**
 * Every call of specification §7 (config.json, the thirtieth, is the start-up's own: src/config/runtimeConfig.ts).
 * The client, the sandbox lender, the published OpenAPI document and the tests all read this one table.
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
