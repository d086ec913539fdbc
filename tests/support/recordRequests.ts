import type { SetupServer } from 'msw/node';
import { afterTest } from './cleanups';

export interface SentRequest {
  method: string;
  host: string;
  /** Path below the API's base URL. */
  path: string;
  headers: Record<string, string>;
  body: unknown;
  isAnswered: boolean;
}

/** Records every request that is sent, in order. */
export function recordRequests(server: SetupServer): SentRequest[] {
  const sent: SentRequest[] = [];
  const records = new Map<string, SentRequest>();
  afterTest(() => server.events.removeAllListeners());
  server.events.on('request:start', ({ request, requestId }) => {
    const record: SentRequest = {
      method: request.method,
      host: new URL(request.url).host,
      path: new URL(request.url).pathname.replace(/^\/api/, ''),
      headers: Object.fromEntries(request.headers),
      body: undefined,
      isAnswered: false,
    };
    sent.push(record);
    records.set(requestId, record);
    if (request.method === 'POST')
      void request
        .clone()
        .json()
        .then((body: unknown) => (record.body = body));
  });
  server.events.on('request:end', ({ requestId }) => {
    const record = records.get(requestId);
    if (record !== undefined) record.isAnswered = true;
  });
  return sent;
}
