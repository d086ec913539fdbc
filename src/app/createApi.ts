import { createDocumentsApi } from '@/features/documents/api/documents';
import { createHistoryApi } from '@/features/runs/api/history';
import { privilegesNamed } from '@/features/loan/api/contract/loan';
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
import { type Api, endpoint } from '@/http/endpoint';
import { createSend, type SendSetup } from '@/http/send';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import type { Call, CallName } from '@/http/contract/call';
import { type OnBug, watchCalls } from '@/http/watchCalls';
import { firstCalls } from './firstCalls';

interface ApiHooks extends Pick<SendSetup, 'released' | 'onFailure' | 'onUnread'> {
  accessToken: AccessToken;
  onAnswer?: OnAnswer;
  onTimed?: OnTimed;
  onBug: OnBug;
}

export function createApi(config: RuntimeConfig, { accessToken, onAnswer, onTimed, onBug, ...hooks }: ApiHooks) {
  const privileges = { ...firstCalls.privileges, answer: privilegesNamed(config.PRIVILEGE_NAMES) };
  const send = createSend({
    api: config.API_CONFIG,
    http: createHttp(config.API_CONFIG, accessToken, onAnswer, onTimed),
    callOf: async (name) => (name === 'privileges' ? privileges : callOf(name)),
    ...hooks,
  });
  const { watch, watchOne, ...calls } = watchCalls(onBug);
  const api: Api = {
    access: watch(createAccessApi(send, config.PRIVILEGE_NAMES)),
    acknowledgements: watch(createAcknowledgementsApi(send)),
    creditAgencies: watch(createCreditAgenciesApi(send)),
    documents: watch(createDocumentsApi(send)),
    history: watch(createHistoryApi(send)),
    loans: watch(createLoansApi(send)),
    read: (name) => watchOne(endpoint(send, name), name),
    orders: watch(createOrdersApi(send)),
    repAndWarrant: watch(createRepAndWarrantApi(send)),
    requestSetup: watch(createRequestSetupApi(send)),
    selections: watch(createSelectionsApi(send)),
    verifications: watch(createVerificationsApi(send)),
  };
  return { api, ...calls };
}

/** The contract of the calls that Request and Selection make loads with these screens. */
export async function callOf(name: CallName): Promise<Call> {
  const first: Readonly<Partial<Record<CallName, Call>>> = firstCalls;
  return first[name] ?? (await import('./calls')).calls[name];
}
