import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

export interface Reply {
  status?: number;
  headers?: Readonly<Record<string, string>>;
  /** An already compressed body is sent in its brotli form. */
  body?: string | { brotli: Buffer };
}

export type Answer = (request: Http2ServerRequest, address: URL) => Reply | Promise<Reply>;

/**
 * Serves HTTP/2 with brotli on this machine only, like a content delivery network. Returns a function that stops it.
 */
export async function listen(
  port: number,
  tls: { key: Buffer; cert: Buffer },
  answer: Answer,
): Promise<() => Promise<void>> {
  const server = createSecureServer(tls);
  server.on('request', (request, response) => {
    respond(request, response, answer, `https://localhost:${port}`).catch((error: unknown) => {
      console.error(error);
      response.stream.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
  // Every browser is closed by then, and its connections with it.
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** The compression level of a gateway for responses that it hasn't cached. */
const QUICK = { [constants.BROTLI_PARAM_QUALITY]: 4 };

async function respond(request: Http2ServerRequest, response: Http2ServerResponse, answer: Answer, origin: string) {
  const { status = 200, headers = {}, body = '' } = await answer(request, new URL(request.url, origin));
  if (response.stream.destroyed) return;
  const isPlain = typeof body === 'string' && body.length <= 512;
  const content = typeof body === 'object' ? body.brotli : isPlain ? body : await compress(body, { params: QUICK });
  response.writeHead(status, { ...headers, ...(isPlain ? {} : { 'content-encoding': 'br' }) });
  response.end(content);
}
