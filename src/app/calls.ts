import { agencyCalls } from '@/features/request/api/contract/agencies';
import type { Calls } from '@/http/contract/call';
import { documentCalls } from '@/features/documents/api/contract/documents';
import { orderCalls } from '@/features/request/api/contract/orders';
import { requestSetupCalls, verificationCalls } from '@/features/request/api/contract/requestSetup';
import { selectionCalls } from '@/features/selection/api/contract/selection';
import { firstCalls } from './firstCalls';

/**
 * All calls of the specification but config.json, which loads at start-up (src/config/runtimeConfig.ts). The client,
 * the sandbox lender, the published OpenAPI document and the tests all use this table.
 * @spec APP-14
 */
export const calls = {
  ...firstCalls,
  ...documentCalls,
  ...agencyCalls,
  ...requestSetupCalls,
  ...verificationCalls,
  ...orderCalls,
  ...selectionCalls,
} satisfies Calls;
