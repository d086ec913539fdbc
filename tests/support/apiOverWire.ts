import { setMaxListeners } from 'node:events';
import { createApi } from '@/app/createApi';
import type { Api } from '@/http/endpoint';
import type { CallName } from '@/http/contract/call';
import type { UnreadFields } from '@/http/unreadFields';
import type { LoanId } from '@/config/loanId';
import type { Failure } from '@/lib/failure';
import { recordRequests, type SentRequest } from './recordRequests';
import { server } from './server';
import { testConfig } from './testConfig';

export const loanId = '7100101' as LoanId;

interface Options {
  /** Keys of API_CONFIG to replace. */
  api?: Record<string, unknown>;
  accessToken?: () => Promise<string | undefined>;
}

interface ApiOverWire {
  api: Api;
  /** Never aborted. */
  signal: AbortSignal;
  requests: SentRequest[];
  failures: Failure[];
  /** Items alone that could not be read. */
  dropped: { call: CallName; count: number }[];
  /** Values that could not be read, by field. */
  unread: { call: CallName; fields: UnreadFields }[];
  bugs: { error: unknown; endpoint: string }[];
}

/** Creates the API client alone, on the simulated network. */
export function apiOverWire({
  api: apiConfig = {},
  accessToken = () => Promise.resolve('token-1'),
}: Options = {}): ApiOverWire {
  const failures: Failure[] = [];
  const dropped: ApiOverWire['dropped'] = [];
  const unread: ApiOverWire['unread'] = [];
  const bugs: ApiOverWire['bugs'] = [];
  const config = testConfig({ API_CONFIG: { BASE_URL: 'https://lender.test/api', ...apiConfig } });
  const { api } = createApi(config, {
    accessToken,
    released: () => Promise.resolve(),
    onFailure: (failure) => failures.push(failure),
    onUnread: (call, _, { dropped: count, fields }) => {
      if (Object.keys(fields).length === 0) dropped.push({ call, count });
      else unread.push({ call, fields });
    },
    onBug(error, endpoint) {
      bugs.push({ error, endpoint });
      return 'KRTB-WMXD';
    },
  });
  const { signal } = new AbortController();
  // A test may make all thirty calls at once with it.
  setMaxListeners(0, signal);
  return { api, signal, requests: recordRequests(server), failures, dropped, unread, bugs };
}
