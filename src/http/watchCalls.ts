import { isCancel } from 'axios';
import { FailedCall } from '@/lib/failure';
import type { Endpoint } from './endpoint';

type AnyEndpoint = Endpoint<unknown, unknown>;

export type OnBug = (error: unknown, endpoint: string) => void;

/**
 * Creates what surrounds each call: calls in flight are counted, and an error in our own code, such as a conversion that
 * throws or a URL that cannot be built, is reported and fails the call.
 * @spec SES-28
 */
export function watchCalls(onBug: OnBug) {
  let inFlight = 0;
  let listeners: (() => void)[] = [];

  const watched =
    (endpoint: AnyEndpoint, name: string): AnyEndpoint =>
    async (params, signal) => {
      inFlight += 1;
      try {
        return await endpoint(params, signal);
      } catch (error) {
        if (error instanceof FailedCall || isCancel(error)) throw error;
        onBug(error, name);
        throw new FailedCall({ kind: 'bug', call: name });
      } finally {
        inFlight -= 1;
        if (inFlight === 0) {
          listeners.forEach((resolve) => resolve());
          listeners = [];
        }
      }
    };

  return {
    /** Wraps each endpoint of a group. */
    watch: <Group extends object>(group: Group): Group =>
      Object.fromEntries(
        Object.entries(group).map(([name, endpoint]: [string, AnyEndpoint]) => [name, watched(endpoint, name)]),
      ) as Group,
    /** Resolves when no call is in flight. */
    noCalls: (): Promise<void> =>
      inFlight === 0 ? Promise.resolve() : new Promise((resolve) => listeners.push(resolve)),
  };
}
