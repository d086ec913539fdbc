import type { SetupServer } from 'msw/node';
import { afterTest } from './cleanups';

export interface SentRequest {
  method: string;
  host: string;
  /** Path below the API's base URL. */
  path: string;
  headers: Record<string, string>;
  body: unknown;
}

/** Records every request that is sent, in order. */
export function recordRequests(server: SetupServer): SentRequest[] {
  const sent: SentRequest[] = [];
  afterTest(() => server.events.removeAllListeners('request:start'));
  server.events.on('request:start', ({ request }) => {
    const record: SentRequest = {
      method: request.method,
      host: new URL(request.url).host,
      path: new URL(request.url).pathname.replace(/^\/api/, ''),
      headers: Object.fromEntries(request.headers),
      body: undefined,
    };
    sent.push(record);
    if (request.method === 'POST')
      void request
        .clone()
        .json()
        .then((body: unknown) => (record.body = body));
  });
  return sent;
}
