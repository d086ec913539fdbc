import type * as v from 'valibot';
import type { Call } from '@/http/contract/call';
import type { WireOf } from '@sandbox/http/wireOf';
import type { CallName, Calls } from '@/http/contract/call';
import type { Persona } from '@sandbox/personas';
import type { Loan } from '@sandbox/world/model';
import type { World } from '@sandbox/world/world';

type Table = Calls;

export type AnswerOf<Name extends CallName> = NonNullable<WireOf<Table[Name]['answer']>>;

/** The body that the client sends; undefined for a GET. */
export type BodyOf<Name extends CallName> =
  Table[Name] extends Call<string, v.GenericSchema, infer Body>
    ? Body extends v.GenericSchema
      ? v.InferOutput<Body>
      : undefined
    : never;

export type Order = BodyOf<'placeOrder'>;

export interface Context<Body = undefined> {
  now: number;
  timeScale: number;
  persona: Persona;
  world: World;
  /** Missing only for the employee lookup, which doesn't read it. */
  loan: Loan;
  params: Readonly<Record<string, string>>;
  body: Body;
}

/**
 * `answer` is a method, because TypeScript compares method parameters bivariantly. The gate can therefore pass the
 * body, which it has checked against the call's schema, to any answerer.
 */
interface Answering<Body, Answer> {
  answer(context: Context<Body>): Answer | null | Response | Promise<Answer | Response>;
}

/** A Response is a refusal; null is an answer without content. */
type Answerer<Name extends CallName> = Answering<BodyOf<Name>, AnswerOf<Name>>['answer'];

export type AnyAnswerer = Answering<unknown, unknown>['answer'];

/** One answerer for each call in an area of the contract. */
export type Answerers<Area> = { [Name in keyof Area & CallName]: Answerer<Name> };
