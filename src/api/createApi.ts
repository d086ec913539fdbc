import { isCancel } from 'axios';
import { createAccessApi, createLoansApi } from '@/api/endpoints/openLoan';
import { createDocumentsApi } from '@/api/endpoints/documents';
import { createHistoryApi } from '@/api/endpoints/history';
import { createOrdersApi } from '@/api/endpoints/orders';
import { createRepAndWarrantApi, createSelectionsApi } from '@/api/endpoints/selections';
import {
  createAcknowledgementsApi,
  createCreditAgenciesApi,
  createVerificationsApi,
} from '@/api/endpoints/requestParts';
import { createRequestSetupApi } from '@/api/endpoints/requestSetup';
import { createWireIds } from '@/api/endpoints/wireIds';
import { type AccessToken, createHttp } from '@/api/http/httpClient';
import { createSend, type SendSetup } from '@/api/http/send';
import { createPathOf } from '@/api/http/urls';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import { FailedCall } from '@/lib/failure';
import { mapEndpoints } from './endpoint';

/**
 * Wraps the endpoints to report errors in our own code, such as a conversion that throws or a URL that cannot be built,
 * and to fail the call with them.
 *
 * @source Specification §7: "Synchronous errors in a read are logged to monitoring"
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
