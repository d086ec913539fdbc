import type { LoanId } from '@/config/loanId';
import type { CallName, Calls, PathParams } from './contract/call';
import type { AnswerOf, Send, SendOptions } from './send';

/**
 * An abortable call to the API. An addition is one that the specification doesn't make on the open screen.
 * @empty undefined for an empty response
 * @throws FailedCall
 */
export type Endpoint<Params, Result> = (params: Params, signal: AbortSignal, isAddition?: boolean) => Promise<Result>;

/** Each feature adds its groups of endpoints (`declare module`); `app/createApi.ts` creates them. */
export interface Api {
  /**
   * A read of which the app takes all, with the call's own parameters. Not for one that is sent early: that needs an
   * endpoint, by which it is known.
   */
  read: <Name extends CallName>(name: Name) => Endpoint<ParamsOf<Name>, AnswerOf<Name> | undefined>;
}

export interface OfLoan {
  loanId: LoanId;
}

type ParamsOf<Name extends CallName> = Omit<PathParams<Calls[Name]['path']>, 'loanId'> & OfLoan;

/**
 * Makes an endpoint of a call, with what it takes of the response, and its parameters unless the call takes the same.
 */
export const endpoint =
  <Name extends CallName, Result = AnswerOf<Name>, Params = ParamsOf<Name>>(
    send: Send,
    name: Name,
    toResult = (answer: AnswerOf<Name>, _: Params) => answer as Result,
    toOptions = (params: Params) => ({ params }) as SendOptions<Name>,
  ): Endpoint<Params, Result | undefined> =>
  async (params, signal, isAddition) => {
    const answer = await send(name, toOptions(params), signal, isAddition);
    return answer === undefined ? undefined : toResult(answer, params);
  };
