import type { AxiosInstance, AxiosResponseTransformer, RawAxiosRequestHeaders } from 'axios';
import * as v from 'valibot';
import type { Call, CallName, Calls, PathParams } from '@/http/contract/call';
import { TIMEOUT_MS } from '@/config/constants';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import { attempt } from '@/lib/attempt';
import { base64Of } from '@/lib/base64';
import { FailedCall, type Failure } from '@/lib/failure';
import { pause } from '@/lib/pause';
import { shareStructure } from '@/lib/shareStructure';
import { check } from './contract/unread';
import { longNumbersAsText } from './longNumbers';
import { NONE_UNREAD } from './unreadFields';
import { type Kept, understand } from './understand';
import { createPathOf } from './urls';

interface Remembered {
  text: string;
  data: unknown;
  /** The response's ETag, and the path that it belongs to. */
  validator: string | undefined;
  path: string;
}

interface Reuse {
  headers: RawAxiosRequestHeaders;
  transformResponse: AxiosResponseTransformer;
  validateStatus: (status: number) => boolean;
}

const NOT_MODIFIED = 304;

/** Characters from which a response takes noticeable time to process. */
const LONG = 250_000;

/**
 * Remembers the last response of each read without passwords, in memory only. The same text returns the same object,
 * and another text reuses the equal parts of the last response. A conditional read repeats the response's validator, so
 * that the service can answer that nothing has changed. So a poll without changes costs little more than its headers.
 */
function createAnswerMemory(parsers: readonly AxiosResponseTransformer[]) {
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
  const wasLong = (name: CallName): boolean => (memory.get(name)?.text.length ?? 0) > LONG;
  return { reuse, wasLong };
}

export function parseOrKeep(text: unknown): unknown {
  try {
    return typeof text === 'string' && text !== '' ? JSON.parse(longNumbersAsText(text)) : text;
  } catch {
    return text;
  }
}

/**
 * Parses a body that may be a file: JSON that is not the call's own response is one too. A file that is not UTF-8 keeps
 * its bytes, as in a response of the call.
 * @spec API-42
 */
const fileOrAnswer =
  ({ answer }: Call): AxiosResponseTransformer =>
  (body: ArrayBuffer, _headers, status = 0) => {
    const text = attempt(() => new TextDecoder('utf-8', { fatal: true }).decode(body));
    const isAnswered = status < 300;
    if (isAnswered && (text === undefined || text.includes('\0')))
      return { documentBytes: base64Of(body), extension: 'xml' };
    const data = parseOrKeep(text ?? new TextDecoder().decode(body));
    return isAnswered && understand(answer, data) === 'unreadable' ? text : data;
  };

export type AnswerOf<Name extends CallName> = NonNullable<v.InferOutput<Calls[Name]['answer']>>;
type BodyOf<Name extends CallName> = Calls[Name]['body'] extends v.GenericSchema
  ? { body: v.InferInput<Calls[Name]['body']> }
  : unknown;

export type SendOptions<Name extends CallName> = BodyOf<Name> & {
  /** Those of the path. Calls with `sendsLoanId` also send the loan id, in the LoanId header. */
  params: PathParams<Calls[Name]['path']> & { loanId?: string };
  /** Lets the service answer that nothing has changed since the last response, where the API allows it. */
  isConditional?: boolean;
  /** Sent as the Idempotency-Key header where the API allows it: the API places only one order per key. */
  idempotencyKey?: string;
};

/**
 * Makes one call of the contract.
 * @empty undefined for a null or empty response, and for `{}` or `[]` where an object is expected
 * @throws FailedCall
 */
export type Send = <Name extends CallName>(
  name: Name,
  options: SendOptions<Name>,
  signal: AbortSignal,
  isAddition?: boolean,
) => Promise<AnswerOf<Name> | undefined>;

export interface SendSetup {
  api: RuntimeConfig['API_CONFIG'];
  http: AxiosInstance;
  /** The contract of a call, as what all calls have in common. */
  callOf: (name: CallName) => Promise<Call>;
  /** Resolves when no pointer button is down: the response of a read must not change the screen during a press. */
  released: () => Promise<void>;
  onFailure: (failure: Failure) => void;
  /** Called when items or values of a response could not be read, and when the next one has none such. */
  onUnread: (callName: CallName, path: string, unread: Omit<Kept, 'kept'>) => void;
}

/** The loan that a call is about: its response must not be about another. @empty undefined for a call about no loan */
const loanOf = (params: Readonly<Record<string, string | number>>, body: unknown): string | undefined =>
  (params['loanId'] ?? (body as { loanId?: string } | undefined)?.loanId)?.toString();

/** @spec SES-27, API-4, OWN-21, HIS-74 */
export function createSend({ api, http, callOf, released, onFailure, onUnread }: SendSetup): Send {
  const pathOf = createPathOf(api.USE_APIM ? api.APIM_PATH_TEMPLATE : undefined);
  const { origin } = window.location;
  // An API on the app's own origin needs to allow nothing.
  const acceptsIfNoneMatch = api.ACCEPTS_IF_NONE_MATCH || new URL(api.BASE_URL, origin).origin === origin;
  const { reuse, wasLong } = createAnswerMemory([http.defaults.transformResponse ?? []].flat());
  /** The ids that the API has sent as numbers. */
  const numericIds = new Set<string>();
  const understood = new WeakMap<object, Kept & { loanId: string | undefined }>();
  /** The paths whose last response could not be read in full. */
  const incomplete = new Set<string>();

  const checked = (name: CallName, { answer }: Call, data: unknown, loanId: string | undefined): Kept => {
    const found = understand(answer, data, loanId, numericIds);
    if (found === 'unreadable') throw new FailedCall({ kind: 'unreadable', call: name });
    return found === 'empty' ? { kept: undefined, dropped: 0, fields: NONE_UNREAD } : found;
  };

  const toSend = (schema: v.GenericSchema, body: unknown): unknown => {
    const { issues, output } = check(schema, body, numericIds);
    if (issues !== undefined) throw new v.ValiError(issues);
    return output;
  };

  const noteUnread = (name: CallName, path: string, { dropped, fields }: Kept): void => {
    const isIncomplete = dropped > 0 || Object.keys(fields).length > 0;
    if (incomplete.delete(path) || isIncomplete) onUnread(name, path, { dropped, fields });
    if (isIncomplete) incomplete.add(path);
  };

  const exchange = async <Name extends CallName>(
    name: Name,
    call: Call,
    options: SendOptions<Name>,
    signal: AbortSignal,
  ) => {
    const { idempotencyKey, body, isConditional } = options as { body?: unknown } & SendOptions<CallName>;
    const params: Readonly<Record<string, string | number>> = options.params;
    const url = pathOf(call.path, params);
    const reused =
      call.kind === 'read' && call.holdsPasswords !== true
        ? reuse(name, url, acceptsIfNoneMatch && isConditional === true)
        : undefined;
    const response = await http.request<unknown>({
      call: name,
      method: call.method,
      url,
      timeout: call.kind === 'read' ? api.TIMEOUT_MS : TIMEOUT_MS[call.kind],
      signal,
      ...reused,
      ...(call.isPlainAccepted === true && {
        transformResponse: fileOrAnswer(call),
        responseType: 'arraybuffer' as const,
      }),
      headers: {
        ...reused?.headers,
        ...(call.sendsLoanId === true && params['loanId'] !== undefined && { LoanId: params['loanId'] }),
        ...(api.ACCEPTS_IDEMPOTENCY_KEY &&
          idempotencyKey !== undefined && {
            'Idempotency-Key': api.IDEMPOTENCY_KEY_QUOTED ? `"${idempotencyKey}"` : idempotencyKey,
          }),
      },
      ...(call.body === undefined ? {} : { data: toSend(call.body, body) }),
    });
    const { data } = response;
    const loanId = loanOf(params, body);
    if (typeof data !== 'object' || data === null)
      return checked(name, call, data, loanId).kept as AnswerOf<Name> | undefined;
    let found = understood.get(data);
    if (found === undefined || found.loanId !== loanId) {
      // Parsing, validating and rendering a long history are separate steps, so that the browser can handle user input
      // between them.
      if (wasLong(name)) await pause();
      found = { loanId, ...checked(name, call, data, loanId) };
      understood.set(data, found);
      if (wasLong(name)) await pause();
    }
    noteUnread(name, url, found);
    return found.kept as AnswerOf<Name> | undefined;
  };

  return async (name, options, signal, isAddition = false) => {
    try {
      const call = await callOf(name).catch(() => {
        throw new FailedCall({ kind: 'network', call: name, isUnsent: true });
      });
      const answer = exchange(name, call, options, signal);
      if (call.kind === 'read') {
        await Promise.allSettled([answer]);
        await released();
      }
      return await answer;
    } catch (error) {
      // The token of a call that was canceled can fail to renew.
      const isCanceled = signal.aborted && error instanceof FailedCall && error.failure.isUnsent === true;
      if (error instanceof FailedCall && !isCanceled)
        onFailure(isAddition ? { ...error.failure, isAddition: true } : error.failure);
      throw error;
    }
  };
}
