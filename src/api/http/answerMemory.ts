import type { AxiosResponseTransformer } from 'axios';
import type { CallName } from '@/api/contract/calls';
import { shareStructure } from '@/lib/shareStructure';

interface Remembered {
  text: string;
  data: unknown;
}

/** Characters from which a response takes noticeable time to process. */
const LONG = 250_000;

/**
 * Creates parsers that remember the last response of each call. The same text returns the same object, and another text
 * reuses the equal parts of the last response. So a poll without changes costs little more than its download. One
 * response per call is kept.
 */
export function createAnswerMemory(parsers: readonly AxiosResponseTransformer[]) {
  const memory = new Map<CallName, Remembered>();
  const parserOf = (name: CallName): AxiosResponseTransformer =>
    function parse(text: unknown, headers, status) {
      const last = memory.get(name);
      if (last !== undefined && last.text === text) return last.data;
      const parsed = parsers.reduce<unknown>((data, parser) => parser.call(this, data, headers, status), text);
      // The body of a failed call is read only once.
      if (typeof text !== 'string' || status === undefined || status >= 300) return parsed;
      const data = shareStructure(last?.data, parsed);
      memory.set(name, { text, data });
      return data;
    };
  /** Whether the last response of the call was long enough to process in steps. */
  const wasLong = (name: CallName): boolean => (memory.get(name)?.text.length ?? 0) > LONG;
  return { parserOf, wasLong };
}
