import { createDocumentsApi } from '@/api/endpoints/documents';
import { createHistoryApi } from '@/api/endpoints/history';
import { createAccessApi, createLoansApi } from '@/api/endpoints/openLoan';
import { createOrdersApi } from '@/api/endpoints/orders';
import {
  createAcknowledgementsApi,
  createCreditAgenciesApi,
  createVerificationsApi,
} from '@/api/endpoints/requestParts';
import { createRequestSetupApi } from '@/api/endpoints/requestSetup';
import { createRepAndWarrantApi, createSelectionsApi } from '@/api/endpoints/selections';
import { type AccessToken, createHttp, type OnAnswer } from '@/api/http/httpClient';
import { createSend, type SendSetup } from '@/api/http/send';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import { type OnBug, watchCalls } from './watchCalls';

export interface ApiHooks extends Pick<SendSetup, 'released' | 'onFailure' | 'onDropped'> {
  accessToken: AccessToken;
  onAnswer?: OnAnswer;
  onBug: OnBug;
}

/** Creates the endpoints for all calls of the specification, in the domain's terms. */
export function createApi(config: RuntimeConfig, { accessToken, onAnswer, onBug, ...hooks }: ApiHooks) {
  const send = createSend({ ...config.api, http: createHttp(config.api, accessToken, onAnswer), ...hooks });
  const { watch, ...calls } = watchCalls(onBug);
  const api = {
    access: watch(createAccessApi(send, config.menuPrivileges)),
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
