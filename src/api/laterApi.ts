import { laterCalls } from '@/api/contract/laterCalls';
import { createDocumentsApi } from '@/api/endpoints/documents';
import { createOrdersApi } from '@/api/endpoints/orders';
import {
  createAcknowledgementsApi,
  createCreditAgenciesApi,
  createVerificationsApi,
} from '@/api/endpoints/requestParts';
import { createRequestSetupApi } from '@/api/endpoints/requestSetup';
import { createRepAndWarrantApi, createSelectionsApi } from '@/api/endpoints/selections';
import type { WireIds } from '@/api/endpoints/wireIds';
import { createSend, type SendSetup } from '@/api/http/send';

/** Creates the endpoints that the first rows of History don't need, so that their code loads after it. */
export function createLaterApi(setup: SendSetup, ids: WireIds) {
  const send = createSend(laterCalls, setup);
  return {
    acknowledgements: createAcknowledgementsApi(send),
    creditAgencies: createCreditAgenciesApi(send, ids),
    documents: createDocumentsApi(send, ids),
    orders: createOrdersApi(send, ids),
    repAndWarrant: createRepAndWarrantApi(send),
    requestSetup: createRequestSetupApi(send, ids),
    selections: createSelectionsApi(send, ids),
    verifications: createVerificationsApi(send, ids),
  };
}

export type LaterApi = ReturnType<typeof createLaterApi>;
