import { isCancel } from 'axios';
import { firstCalls } from '@/api/contract/firstCalls';
import { createAccessApi, createLoansApi } from '@/api/endpoints/openLoan';
import { createHistoryApi } from '@/api/endpoints/history';
import { createWireIds } from '@/api/endpoints/wireIds';
import { type AccessToken, createHttp, type OnAnswer } from '@/api/http/httpClient';
import { createSend, type SendSetup } from '@/api/http/send';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import { FailedCall } from '@/lib/failure';
import { type AnyEndpoint, mapEndpoints } from './endpoint';
import type { LaterApi } from './laterApi';

/**
 * Wraps the endpoints to report errors in our own code, such as a conversion that throws or a URL that cannot be built,
 * and to fail the call with them.
 * @spec SES-28
 */
const reportBugs = <Api extends object>(api: Api, onBug: (error: unknown, endpoint: string) => void): Api =>
  mapEndpoints(api, (endpoint, name) => async (params, signal) => {
    try {
      return await endpoint(params, signal);
    } catch (error) {
      if (error instanceof FailedCall || isCancel(error)) throw error;
      onBug(error, name);
      throw new FailedCall({ kind: 'bug', call: name });
    }
  });

export interface ApiHooks extends Pick<SendSetup, 'released' | 'onFailure' | 'onDropped'> {
  accessToken: AccessToken;
  onAnswer?: OnAnswer;
  onBug: (error: unknown, endpoint: string) => void;
}

/** Creates the endpoints for all calls of the specification, in the domain's terms. */
export function createApi(config: RuntimeConfig, { accessToken, onAnswer, onBug, ...hooks }: ApiHooks) {
  const setup: SendSetup = {
    ...config.api,
    http: createHttp(config.api, accessToken, onAnswer),
    ...hooks,
  };
  const send = createSend(firstCalls, setup);
  const ids = createWireIds();
  const first = {
    access: createAccessApi(send, config.menuPrivileges),
    history: createHistoryApi(send, ids),
    loans: createLoansApi(send),
  };
  let loaded: LaterApi | undefined;
  const later = async (): Promise<LaterApi> => (loaded ??= (await importLaterApi()).createLaterApi(setup, ids));
  return reportBugs(withLater(first, later), onBug);
}

/** The code of the endpoints that the first screen doesn't need; without it, the app loads it at their first call. */
export const importLaterApi = () => import('./laterApi');

/** Groups of endpoints that load their code at the first call. A call without its code fails like one without a network. */
function withLater<First extends object>(first: First, load: () => Promise<LaterApi>): First & LaterApi {
  const endpoint =
    (group: string | symbol, name: string): AnyEndpoint =>
    async (params, signal) => {
      const api = await load().catch(() => {
        throw new FailedCall({ kind: 'network', call: name, isUnsent: true });
      });
      return (Reflect.get(api, group) as Record<string, AnyEndpoint>)[name]?.(params, signal);
    };
  const groupOf = (group: string | symbol) => new Proxy({}, { get: (_, name) => endpoint(group, String(name)) });
  return new Proxy(first, {
    get: (_, group) => (group in first ? Reflect.get(first, group) : groupOf(group)),
  }) as First & LaterApi;
}

export type Api = ReturnType<typeof createApi>;
