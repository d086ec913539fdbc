import { createDocumentsApi } from '@/features/documents/api/documents';
import { createHistoryApi } from '@/features/requests/api/history';
import { createAccessApi, createLoansApi } from '@/features/loan/api/openLoan';
import { createOrdersApi } from '@/features/request/api/orders';
import {
  createAcknowledgementsApi,
  createCreditAgenciesApi,
  createRequestSetupApi,
  createVerificationsApi,
} from '@/features/request/api/requestSetup';
import { createRepAndWarrantApi, createSelectionsApi } from '@/features/selection/api/selections';
import { type AccessToken, createHttp, type OnAnswer, type OnTimed } from '@/http/httpClient';
import { createSend, type SendSetup } from '@/http/send';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import { type OnBug, watchCalls } from '@/http/watchCalls';

export interface ApiHooks extends Pick<SendSetup, 'released' | 'onFailure' | 'onUnread'> {
  accessToken: AccessToken;
  onAnswer?: OnAnswer;
  onTimed?: OnTimed;
  onBug: OnBug;
}

export function createApi(config: RuntimeConfig, { accessToken, onAnswer, onTimed, onBug, ...hooks }: ApiHooks) {
  const send = createSend({
    api: config.API_CONFIG,
    http: createHttp(config.API_CONFIG, accessToken, onAnswer, onTimed),
    ...hooks,
  });
  const { watch, ...calls } = watchCalls(onBug);
  const api = {
    access: watch(createAccessApi(send, config.PRIVILEGE_NAMES)),
    acknowledgements: watch(createAcknowledgementsApi(send)),
    creditAgencies: watch(createCreditAgenciesApi(send)),
    documents: watch(createDocumentsApi(send)),
    history: watch(createHistoryApi(send)),
    loans: watch(createLoansApi(send)),
    orders: watch(createOrdersApi(send)),
    repAndWarrant: watch(createRepAndWarrantApi(send)),
    requestSetup: watch(createRequestSetupApi(send)),
    selections: watch(createSelectionsApi(send)),
    verifications: watch(createVerificationsApi(send)),
  };
  return { api, ...calls };
}

export type Api = ReturnType<typeof createApi>['api'];
