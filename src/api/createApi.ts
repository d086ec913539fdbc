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
import { createWireIds } from './endpoints/wireIds';
import { createHttp, type AccessToken } from './http/httpClient';
import { reportBugs } from './http/reportBugs';
import { createSend, type SendSetup } from './http/send';
import { createPathOf } from './http/urls';

export interface ApiHooks extends Pick<SendSetup, 'onFailure' | 'onDropped'> {
  accessToken: AccessToken;
  /** Called with the Date header of every response. */
  onDate?: (header: unknown) => void;
  /** Called with errors in our own code. */
  onBug: (error: unknown, endpoint: string) => void;
}

/** Creates the endpoints for all calls of specification §7, in the domain's terms. */
export function createApi(config: RuntimeConfig, { accessToken, onDate, onBug, ...hooks }: ApiHooks) {
  const send = createSend({
    http: createHttp(config.api, accessToken, onDate),
    pathOf: createPathOf(config.api),
    readTimeoutMs: config.api.readTimeoutMs,
    acceptsIdempotencyKey: config.api.acceptsIdempotencyKey,
    acceptsIfNoneMatch: config.api.acceptsIfNoneMatch,
    ...hooks,
  });
  const ids = createWireIds();
  const groups = {
    access: createAccessApi(send, config.menuPrivileges),
    acknowledgements: createAcknowledgementsApi(send),
    creditAgencies: createCreditAgenciesApi(send, ids),
    documents: createDocumentsApi(send, ids),
    history: createHistoryApi(send, ids),
    loans: createLoansApi(send),
    orders: createOrdersApi(send, ids),
    repAndWarrant: createRepAndWarrantApi(send),
    requestSetup: createRequestSetupApi(send, ids),
    selections: createSelectionsApi(send, ids),
    verifications: createVerificationsApi(send, ids),
  };
  return reportBugs(groups, onBug);
}

export type Api = ReturnType<typeof createApi>;
