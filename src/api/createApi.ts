import type { RuntimeConfig } from '@/config/runtimeConfig';
import { createAccessApi } from './endpoints/access';
import { createAcknowledgementsApi } from './endpoints/acknowledgements';
import { createCreditAgenciesApi } from './endpoints/creditAgencies';
import { createDocumentsApi } from './endpoints/documents';
import { createHistoryApi } from './endpoints/history';
import { createLoansApi } from './endpoints/loans';
import { createOrdersApi } from './endpoints/orders';
import { createRepAndWarrantApi } from './endpoints/repAndWarrant';
import { createRequestSetupApi } from './endpoints/requestSetup';
import { createSelectionsApi } from './endpoints/selections';
import { createVerificationsApi } from './endpoints/verifications';
import { createHttp, type AccessToken } from './http/httpClient';
import { reportBugs } from './http/reportBugs';
import { createSend, type SendSetup } from './http/send';
import { createPathOf } from './http/urls';

export interface ApiHooks extends Pick<SendSetup, 'onFailure' | 'onDropped'> {
  accessToken: AccessToken;
  /** Told of errors in our own code. */
  onBug: (error: unknown, endpoint: string) => void;
}

/** Every call of specification §7, in the domain's words. */
export function createApi(config: RuntimeConfig, { accessToken, onBug, ...hooks }: ApiHooks) {
  const send = createSend({
    http: createHttp(config.api, accessToken),
    pathOf: createPathOf(config.api),
    readTimeoutMs: config.api.readTimeoutMs,
    acceptsIdempotencyKey: config.api.acceptsIdempotencyKey,
    ...hooks,
  });
  const groups = {
    access: createAccessApi(send, config.menuPrivileges),
    acknowledgements: createAcknowledgementsApi(send),
    creditAgencies: createCreditAgenciesApi(send),
    documents: createDocumentsApi(send),
    history: createHistoryApi(send),
    loans: createLoansApi(send),
    orders: createOrdersApi(send),
    repAndWarrant: createRepAndWarrantApi(send),
    requestSetup: createRequestSetupApi(send),
    selections: createSelectionsApi(send),
    verifications: createVerificationsApi(send),
  };
  return reportBugs(groups, onBug);
}

export type Api = ReturnType<typeof createApi>;
