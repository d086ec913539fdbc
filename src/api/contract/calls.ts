import { firstCalls } from './firstCalls';
import { laterCalls } from './laterCalls';

/**
 * All calls of specification §7. Only config.json, the thirtieth, is missing: it loads at start-up
 * (src/config/runtimeConfig.ts). The client, the sandbox lender, the published OpenAPI document and the tests all use
 * this table.
 *
 * @source Specification §1: "Server-side behavior"
 * @source Specification §7: "Response shapes other than those noted"
 */
export const calls = { ...firstCalls, ...laterCalls };

export type CallName = keyof typeof calls;
