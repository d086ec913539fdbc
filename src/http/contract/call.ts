import type * as v from 'valibot';

/**
 * The timeout and the failure handling of a call: a `read` may be retried, a `document` is retried only by the user, an
 * `order` is never sent twice, and a `change` is read back after a lost response.
 */
type CallKind = 'read' | 'document' | 'order' | 'change';

/** One call of the specification, shared by the client and the server. */
export interface Call<
  Path extends string = string,
  Answer extends v.GenericSchema = v.GenericSchema,
  Body extends v.GenericSchema | undefined = v.GenericSchema | undefined,
> {
  method: 'GET' | 'POST';
  /** The short form; `{name}` is a path parameter. */
  path: Path;
  kind: CallKind;
  sendsLoanId?: boolean;
  answer: Answer;
  body: Body;
  /** A response that is not JSON reaches the schema as text. */
  isPlainAccepted?: boolean;
  /** The response contains passwords: no memory may keep it. */
  holdsPasswords?: boolean;
}

/** Each contract of a feature adds its calls (`declare module`); `app/calls.ts` joins them. */
export interface Calls {}

export type CallName = keyof Calls;

export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Record<Name, string | number> & PathParams<Rest>
  : unknown;

/** @spec API-4 */
export const read = <Path extends string, Answer extends v.GenericSchema>(
  call: Omit<Call<Path, Answer, undefined>, 'method' | 'kind' | 'body'>,
): Call<Path, Answer, undefined> => ({ method: 'GET', kind: 'read', body: undefined, ...call });

export const post = <Path extends string, Answer extends v.GenericSchema, Body extends v.GenericSchema>(
  call: Omit<Call<Path, Answer, Body>, 'method' | 'kind'> & { kind: Exclude<CallKind, 'read'> },
): Call<Path, Answer, Body> => ({ method: 'POST', ...call });
