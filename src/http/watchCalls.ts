import { isCancel } from 'axios';
import { FailedCall } from '@/lib/failure';
import type { Endpoint } from './endpoint';

type AnyEndpoint = Endpoint<unknown, unknown>;

/** Returns the reference of the error. */
export type OnBug = (error: unknown, endpoint: string) => string;

/**
 * Creates what surrounds each call: a read that was sent early is taken over, calls in flight are counted, and an error
 * in our own code, such as a conversion that throws or a URL that cannot be built, is reported and fails the call.
 * @spec SES-28
 */
export function watchCalls(onBug: OnBug) {
  let inFlight = 0;
  let listeners: (() => void)[] = [];
  const early = new Map<unknown, { params: string; answer: Promise<unknown>; controller: AbortController }>();

  const watchOne = <Params, Result>(endpoint: Endpoint<Params, Result>, name: string): Endpoint<Params, Result> =>
    async function call(params, signal, isAddition) {
      const sent = early.get(call);
      if (sent?.params === JSON.stringify(params)) {
        early.delete(call);
        signal.addEventListener('abort', () => sent.controller.abort());
        return sent.answer as Promise<Result>;
      }
      inFlight += 1;
      try {
        return await endpoint(params, signal, isAddition);
      } catch (error) {
        if (error instanceof FailedCall || isCancel(error)) throw error;
        throw new FailedCall({ kind: 'bug', call: name, reference: onBug(error, name) });
      } finally {
        inFlight -= 1;
        if (inFlight === 0) {
          listeners.forEach((resolve) => resolve());
          listeners = [];
        }
      }
    };

  return {
    watchOne,
    watch: <Group extends object>(group: Group): Group =>
      Object.fromEntries(
        Object.entries(group).map(([name, endpoint]: [string, AnyEndpoint]) => [name, watchOne(endpoint, name)]),
      ) as Group,
    noCalls: (): Promise<void> =>
      inFlight === 0 ? Promise.resolve() : new Promise((resolve) => listeners.push(resolve)),
    /** Sends a read early. The first call with the same parameters takes over its response, and may abort it. */
    startEarly: <Params, Result>(endpoint: Endpoint<Params, Result>, params: Params): Promise<Result> => {
      const controller = new AbortController();
      const answer = endpoint(params, controller.signal);
      // The call that takes it over handles a failure.
      answer.catch(() => undefined);
      early.set(endpoint, { params: JSON.stringify(params), answer, controller });
      return answer;
    },
    /** Aborts the early reads that no call has taken over: their responses become old. */
    endEarly: (): void => {
      early.forEach(({ controller }) => controller.abort());
      early.clear();
    },
  };
}
