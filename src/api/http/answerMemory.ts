import type { AxiosResponseTransformer, RawAxiosRequestHeaders } from 'axios';
import type { CallName } from '@/api/contract/calls';
import { shareStructure } from '@/lib/shareStructure';

interface Remembered {
  text: string;
  data: unknown;
  /** The response's ETag, and the path that it belongs to. */
  validator: string | undefined;
  path: string;
}

/** How one read reuses the last response of its call. */
interface Reuse {
  headers: RawAxiosRequestHeaders;
  transformResponse: AxiosResponseTransformer;
  validateStatus: (status: number) => boolean;
}

/** Characters from which a response takes noticeable time to process. */
const LONG = 250_000;
const NOT_MODIFIED = 304;

/**
 * Remembers the last response of each read without passwords, in memory only. The same text returns the same object, and another text
 * reuses the equal parts of the last response. A conditional read repeats the response's validator, so that the service
 * can answer that nothing has changed. So a poll without changes costs little more than its headers.
 */
export function createAnswerMemory(parsers: readonly AxiosResponseTransformer[]) {
  const memory = new Map<CallName, Remembered>();
  const reuse = (name: CallName, path: string, isConditional: boolean): Reuse => {
    const known = memory.get(name);
    const sent = isConditional && known?.validator !== undefined && known.path === path ? known : undefined;
    return {
      headers: sent === undefined ? {} : { 'If-None-Match': sent.validator },
      validateStatus: (status) => (status >= 200 && status < 300) || (status === NOT_MODIFIED && sent !== undefined),
      transformResponse: function parse(text: unknown, headers, status) {
        if (status === NOT_MODIFIED && sent !== undefined) return sent.data;
        const last = memory.get(name);
        const validator = String(headers.get('ETag') ?? '') || undefined;
        if (last !== undefined && last.text === text && status !== undefined && status < 300) {
          memory.set(name, { ...last, validator, path });
          return last.data;
        }
        const parsed = parsers.reduce<unknown>((data, parser) => parser.call(this, data, headers, status), text);
        // The body of a failed call is read only once.
        if (typeof text !== 'string' || status === undefined || status >= 300) return parsed;
        const data = shareStructure(last?.data, parsed);
        memory.set(name, { text, data, validator, path });
        return data;
      },
    };
  };
  /** Whether the last response of the call was long enough to process in steps. */
  const wasLong = (name: CallName): boolean => (memory.get(name)?.text.length ?? 0) > LONG;
  return { reuse, wasLong };
}
