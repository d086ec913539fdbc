import type { AxiosInstance } from 'axios';
import * as v from 'valibot';
import type { Call, PathParams } from '@/api/contract/call';
import { calls, type CallName } from '@/api/contract/calls';
import { TIMEOUT_MS } from '@/config/constants';
import { FailedCall, type Failure } from '@/lib/failure';
import { createAnswerMemory } from './answerMemory';
import { keepValid, type Kept } from './keepValid';
import { toFailure } from './toFailure';
import type { PathOf } from './urls';

type Calls = typeof calls;
export type AnswerOf<Name extends CallName> = Kept<v.InferOutput<Calls[Name]['answer']>>;
type BodyOf<Name extends CallName> = Calls[Name]['body'] extends v.GenericSchema
  ? { body: v.InferInput<Calls[Name]['body']> }
  : unknown;

export type SendOptions<Name extends CallName> = BodyOf<Name> & {
  params: PathParams<Calls[Name]['path']>;
  signal: AbortSignal;
  /** Sent in the LoanId header by the calls that are marked so. */
  loanId?: string;
  /** Names an order, for a service that places nothing twice under one key; sent where the API accepts such a header. */
  idempotencyKey?: string;
};

/**
 * Makes one call of the contract.
 *
 * @empty a null or empty answer, or `{}` or `[]` where an object is expected, gives undefined (specification §5)
 * @throws FailedCall
 */
export type Send = <Name extends CallName>(
  name: Name,
  options: SendOptions<Name>,
) => Promise<AnswerOf<Name> | undefined>;

export interface SendSetup {
  http: AxiosInstance;
  pathOf: PathOf;
  readTimeoutMs: number;
  /** A header that the API does not know would make the browser refuse the call. */
  acceptsIdempotencyKey: boolean;
  /** Told of every call that failed, except by cancellation. */
  onFailure: (failure: Failure) => void;
  /** Told when wrong items were dropped from the lists of an answer. */
  onDropped: (callName: CallName, count: number) => void;
}

export function createSend({ http, pathOf, onFailure, onDropped, ...setup }: SendSetup): Send {
  const { parserOf, wasLong } = createAnswerMemory([http.defaults.transformResponse ?? []].flat());
  /** What has been made of answers, so that the very same data is not checked again. */
  const understood = new WeakMap<object, unknown>();

  const understand = (name: CallName, data: unknown): unknown => {
    const call: Call = calls[name];
    if (isEmpty(data, call.answer)) return undefined;
    const parsed = v.safeParse(call.answer, data);
    if (!parsed.success || Array.isArray(data) !== isList(call.answer)) {
      throw new FailedCall({ kind: 'unreadable', call: name });
    }
    if (parsed.output === null) return undefined;
    const { kept, dropped } = keepValid(parsed.output);
    if (dropped > 0) onDropped(name, dropped);
    return kept;
  };

  const exchange = async <Name extends CallName>(name: Name, options: SendOptions<Name>) => {
    const call: Call = calls[name];
    const { params, signal, loanId, idempotencyKey, body } = options as SendOptions<CallName> & { body?: unknown };
    const response = await http.request<unknown>({
      method: call.method,
      url: pathOf(call.path, params as Record<string, string | number>),
      timeout: call.kind === 'read' ? setup.readTimeoutMs : TIMEOUT_MS[call.kind],
      signal,
      ...(call.kind === 'read' ? { transformResponse: parserOf(name) } : {}),
      headers: {
        ...(call.sendsLoanId && loanId !== undefined && { LoanId: loanId }),
        ...(setup.acceptsIdempotencyKey && idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
      },
      ...(body === undefined ? {} : { data: body }),
    });
    const { data } = response;
    if (typeof data !== 'object' || data === null) return understand(name, data) as AnswerOf<Name> | undefined;
    if (!understood.has(data)) {
      // Parsing, checking and drawing a long history are three steps, between which the browser may answer whoever uses it.
      if (wasLong(name)) await breathe();
      understood.set(data, understand(name, data));
      if (wasLong(name)) await breathe();
    }
    return understood.get(data) as AnswerOf<Name> | undefined;
  };

  return async (name, options) => {
    try {
      return await exchange(name, options);
    } catch (error) {
      const failure = toFailure(error, name);
      if (failure === undefined) throw error;
      onFailure(failure);
      throw new FailedCall(failure);
    }
  };
}

const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** An empty list stays where a list is expected: that the loan has none of something is an answer. */
const isEmpty = (data: unknown, answer: v.GenericSchema): boolean =>
  data === null ||
  data === undefined ||
  data === '' ||
  (typeof data === 'object' && Object.keys(data).length === 0 && !(Array.isArray(data) && isList(answer)));

const isList = (answer: v.GenericSchema): boolean => Array.isArray(v.safeParse(answer, []).output);
