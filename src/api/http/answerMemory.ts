import type { AxiosResponseTransformer } from 'axios';
import type { CallName } from '@/api/contract/calls';
import { shareStructure } from '@/lib/shareStructure';

interface Remembered {
  text: string;
  data: unknown;
}

/** Characters from which on an answer takes more than a moment to work through. */
const LONG = 250_000;

/**
 * Parsers that know the last answer of each call, so that identity tells what is new: the same text gives the very same data, and
 * of another text the parts that are equal to those of the last one are the very same objects. A poll that brings nothing new then
 * costs little more than its bytes. One answer a call is kept.
 */
export function createAnswerMemory(parsers: readonly AxiosResponseTransformer[]) {
  const memory = new Map<CallName, Remembered>();
  const parserOf = (name: CallName): AxiosResponseTransformer =>
    function parse(text: unknown, headers, status) {
      const last = memory.get(name);
      if (last !== undefined && last.text === text) return last.data;
      const parsed = parsers.reduce<unknown>((data, parser) => parser.call(this, data, headers, status), text);
      // What a failed call carries is looked at once.
      if (typeof text !== 'string' || status === undefined || status >= 300) return parsed;
      const data = shareStructure(last?.data, parsed);
      memory.set(name, { text, data });
      return data;
    };
  /** Whether the last answer of the call was one to take in stages. */
  const wasLong = (name: CallName): boolean => (memory.get(name)?.text.length ?? 0) > LONG;
  return { parserOf, wasLong };
}
