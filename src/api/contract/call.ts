import type * as v from 'valibot';

/**
 * How long a call may take and how its failure is treated: a `read` may be asked again, a `document` is asked again by hand,
 * an `order` is never sent twice, a `change` is read back after a lost answer.
 */
export type CallKind = 'read' | 'document' | 'order' | 'change';

/** One call of specification §7, as both sides know it. */
export interface Call<
  Path extends string = string,
  Answer extends v.GenericSchema = v.GenericSchema,
  Body extends v.GenericSchema | undefined = v.GenericSchema | undefined,
> {
  method: 'GET' | 'POST';
  /** The short form; `{name}` stands for a path parameter. */
  path: Path;
  kind: CallKind;
  /** Sends the loan id in a LoanId header. */
  sendsLoanId: boolean;
  summary: string;
  answer: Answer;
  body: Body;
}

/** The parameters named in a path template. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Record<Name, string | number> & PathParams<Rest>
  : unknown;

interface ReadOptions<Path extends string, Answer extends v.GenericSchema> {
  path: Path;
  summary: string;
  answer: Answer;
  sendsLoanId?: boolean;
}

export const read = <Path extends string, Answer extends v.GenericSchema>({
  sendsLoanId = false,
  ...rest
}: ReadOptions<Path, Answer>): Call<Path, Answer, undefined> => ({
  method: 'GET',
  kind: 'read',
  sendsLoanId,
  body: undefined,
  ...rest,
});

interface PostOptions<
  Path extends string,
  Answer extends v.GenericSchema,
  Body extends v.GenericSchema,
> extends ReadOptions<Path, Answer> {
  kind: Exclude<CallKind, 'read'>;
  body: Body;
}

export const post = <Path extends string, Answer extends v.GenericSchema, Body extends v.GenericSchema>({
  sendsLoanId = false,
  ...rest
}: PostOptions<Path, Answer, Body>): Call<Path, Answer, Body> => ({ method: 'POST', sendsLoanId, ...rest });
