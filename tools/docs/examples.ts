import { calls } from '@/app/calls';
import type { CallName } from '@/http/contract/call';
import type { Client } from '@tests/conformance/client';
import { runKit } from '@tests/conformance/kit';
import { clientOf } from '@tests/conformance/kitOverSandbox';
import { CALL_NAMES, isChange } from '@tests/conformance/verdict';
import { openLender } from '@tests/sandbox/openLender';

/** The body and the answer of each call, as JSON. */
export type Examples = Record<CallName, { body?: unknown; answer: unknown }>;

/** A loan of the sandbox that fills every field that a feature needs. */
const LOAN = '7100123';

/** Returns an answer of the sandbox to each call, the longest, shortened. */
export async function sandboxExamples(): Promise<Examples> {
  const longest = new Map<CallName, { text: string; body: unknown }>();
  let isChanged = false;
  const client = clientOf(openLender());
  const watched: Client = async (call, asked) => {
    const reply = await client(call, asked);
    const name = CALL_NAMES.find((candidate) => calls[candidate] === call);
    if (name === undefined || reply.kind !== 'response') return reply;
    isChanged ||= isChange(name);
    // The order has a random key, which the reads after it repeat.
    const isWanted = !isChanged || isChange(name);
    if (isWanted && reply.text.length > (longest.get(name)?.text.length ?? 0))
      longest.set(name, { text: reply.text, body: asked.body });
    return reply;
  };
  await runKit({ client: watched, loanIds: [LOAN], userId: 'rita.ibarra', areOrdersAllowed: true });
  checkAnswered(longest);
  return Object.fromEntries(
    [...longest].map(([name, { text, body }]) => [name, { body: shorten(body), answer: shorten(JSON.parse(text)) }]),
  ) as Examples;
}

/** @throws Error that names the calls without an answer, and the files to change */
export function checkAnswered(answered: ReadonlyMap<CallName, unknown>): void {
  const missing = CALL_NAMES.filter((name) => !answered.has(name));
  if (missing.length > 0)
    throw new Error(
      `The conformance kit does not make ${missing.join(', ')}: name a part of the app that needs it in tests/conformance/features.ts, and ask in readLoan.ts if it has parameters besides the loan's id`,
    );
}

const ITEMS = 2;
const DOCUMENT_CHARACTERS = 32;

function shorten(part: unknown, key = ''): unknown {
  if (Array.isArray(part)) return part.slice(0, ITEMS).map((item) => shorten(item));
  if (typeof part === 'object' && part !== null)
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, shorten(inner, name)]));
  if (key === 'documentBytes') return String(part).slice(0, DOCUMENT_CHARACTERS);
  return key === 'clientRequestKey' && part !== null ? 'b1946ac9-2c5e-4d3a-9f61-0c8d5e7a4b21' : part;
}
