import type * as v from 'valibot';
import type { Call } from '@/api/contract/call';
import type { CallName, calls } from '@/api/contract/calls';
import type { Persona } from '@sandbox/personas';
import type { Loan } from '@sandbox/world/model';
import type { World } from '@sandbox/world/world';

type Table = typeof calls;

export type AnswerOf<Name extends CallName> = v.InferOutput<Table[Name]['answer']>;

/** What the client sends; undefined for a GET. */
export type BodyOf<Name extends CallName> =
  Table[Name] extends Call<string, v.GenericSchema, infer Body>
    ? Body extends v.GenericSchema
      ? v.InferOutput<Body>
      : undefined
    : never;

/** What an answer is made from. */
export interface Context<Body = undefined> {
  now: number;
  timeScale: number;
  persona: Persona;
  world: World;
  /** Only the employee look-up is about no loan, and doesn't ask for it. */
  loan: Loan;
  params: Readonly<Record<string, string>>;
  body: Body;
}

/** A method, because the gate has checked the body against the call's own schema and so may hand it to any of them. */
interface Answering<Body, Answer> {
  answer(context: Context<Body>): Answer | null | Response | Promise<Answer | Response>;
}

/** A Response is a refusal; null is an answer without content. */
type Answerer<Name extends CallName> = Answering<BodyOf<Name>, AnswerOf<Name>>['answer'];

export type AnyAnswerer = Answering<unknown, unknown>['answer'];

/** One for each call of an area of the contract. */
export type Answerers<Area> = { [Name in keyof Area & CallName]: Answerer<Name> };
