import type { RuntimeConfig } from '@/config/runtimeConfig';
import type { CallName } from './contract/calls';
import { createAccessApi } from './endpoints/access';
import { createDocumentsApi } from './endpoints/documents';
import { createHistoryApi } from './endpoints/history';
import { createLoansApi } from './endpoints/loans';
import { createHttp, type HttpHooks } from './http/httpClient';
import { createSend } from './http/send';
import { createPathOf } from './http/urls';

export interface ApiHooks extends HttpHooks {
  /** Told when wrong items were dropped from the lists of an answer. */
  onDropped: (callName: CallName, count: number) => void;
}

/** Every call of specification §7, in the domain's words. */
export function createApi(config: RuntimeConfig, { onDropped, ...hooks }: ApiHooks) {
  const send = createSend({
    http: createHttp(config.api, hooks),
    pathOf: createPathOf(config.api),
    readTimeoutMs: config.api.readTimeoutMs,
    onDropped,
  });
  return {
    access: createAccessApi(send, config.menuPrivileges),
    documents: createDocumentsApi(send),
    history: createHistoryApi(send),
    loans: createLoansApi(send),
  };
}

export type Api = ReturnType<typeof createApi>;
