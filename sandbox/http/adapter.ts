import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';

/** Converts a Node request to a Fetch request. Its signal aborts when the client disconnects. */
export function toRequest(incoming: IncomingMessage, outgoing: ServerResponse, origin: string): Request {
  const { method = 'GET', url = '/' } = incoming;
  const gone = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) gone.abort();
  });

  const init: RequestInit & { duplex: 'half' } = {
    method,
    headers: headersOf(incoming),
    signal: gone.signal,
    body: method === 'GET' || method === 'HEAD' ? null : (Readable.toWeb(incoming) as ReadableStream),
    duplex: 'half',
  };
  return new Request(origin + url, init);
}

/** Sends a Fetch response. `Response.error()`, a network failure, breaks the connection. */
export async function send(
  outgoing: ServerResponse,
  response: Response,
  extra: Record<string, string> = {},
): Promise<void> {
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }

  for (const [name, value] of response.headers) outgoing.setHeader(name, value);
  for (const [name, value] of Object.entries(extra)) outgoing.setHeader(name, value);
  // Set-Cookie is the only header whose values may not be joined with commas.
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  outgoing.writeHead(response.status);

  if (response.body === null) outgoing.end();
  else await pipeline(Readable.fromWeb(response.body as NodeStream), outgoing);
}

const headersOf = ({ headersDistinct }: IncomingMessage): Headers =>
  new Headers(
    Object.entries(headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    ),
  );
