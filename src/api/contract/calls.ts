import { firstCalls } from './firstCalls';
import { laterCalls } from './laterCalls';

/**
 * All calls of the specification. Only config.json, the thirtieth, is missing: it loads at start-up
 * (src/config/runtimeConfig.ts). The client, the sandbox lender, the published OpenAPI document and the tests all use
 * this table.
 * @spec APP-14
 */
export const calls = { ...firstCalls, ...laterCalls };

export type CallName = keyof typeof calls;
