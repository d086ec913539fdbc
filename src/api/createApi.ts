import { firstCalls } from '@/api/contract/firstCalls';
import { createAccessApi, createLoansApi } from '@/api/endpoints/openLoan';
import { createHistoryApi } from '@/api/endpoints/history';
import { createWireIds } from '@/api/endpoints/wireIds';
import { type AccessToken, createHttp, type OnAnswer } from '@/api/http/httpClient';
import { createSend, type SendSetup } from '@/api/http/send';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import { FailedCall } from '@/lib/failure';
import type { LaterApi } from './laterApi';
import { type AnyEndpoint, type OnBug, watchCalls } from './watchCalls';

export interface ApiHooks extends Pick<SendSetup, 'released' | 'onFailure' | 'onDropped'> {
  accessToken: AccessToken;
  onAnswer?: OnAnswer;
  onBug: OnBug;
}

/** Creates the endpoints for all calls of the specification, in the domain's terms. */
export function createApi(config: RuntimeConfig, { accessToken, onAnswer, onBug, ...hooks }: ApiHooks) {
  const setup: SendSetup = { ...config.api, http: createHttp(config.api, accessToken, onAnswer), ...hooks };
  const ids = createWireIds();
  const send = createSend(firstCalls, setup);
  const { watch, ...calls } = watchCalls(onBug);

  let loaded: LaterApi | undefined;
  /** Endpoints whose code loads at the first call. A call without its code fails like one without a network. */
  const later = <Group extends keyof LaterApi, Name extends keyof LaterApi[Group] & string>(
    group: Group,
    ...names: Name[]
  ) => {
    const lazy =
      (name: Name): AnyEndpoint =>
      async (params, signal) => {
        const { createLaterApi } = await importLaterApi().catch(() => {
          throw new FailedCall({ kind: 'network', call: name, isUnsent: true });
        });
        loaded ??= createLaterApi(setup, ids);
        return (loaded[group][name] as AnyEndpoint)(params, signal);
      };
    return watch(Object.fromEntries(names.map((name) => [name, lazy(name)])) as Pick<LaterApi[Group], Name>);
  };

  const api = {
    access: watch(createAccessApi(send, config.menuPrivileges)),
    acknowledgements: later('acknowledgements', 'status', 'save'),
    creditAgencies: later('creditAgencies', 'list', 'ofUser'),
    documents: later('documents', 'open', 'download', 'findings'),
    history: watch(createHistoryApi(send, ids)),
    loans: watch(createLoansApi(send)),
    orders: later('orders', 'place', 'detail'),
    repAndWarrant: later('repAndWarrant', 'relief', 'messages'),
    requestSetup: later('requestSetup', 'types', 'typeData', 'availability', 'borrowers', 'recentCredit'),
    selections: later('selections', 'list', 'steps', 'recommendations', 'override'),
    verifications: later('verifications', 'list', 'detail'),
  };
  return { api, ...calls };
}

/** The code of the endpoints that the first screen doesn't need; without it, the app loads it at their first call. */
export const importLaterApi = () => import('./laterApi');

export type Api = ReturnType<typeof createApi>['api'];
