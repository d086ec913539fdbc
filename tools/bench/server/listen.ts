import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { createCertificate } from './certificate';

const compress = promisify(brotliCompress);

export interface Reply {
  status?: number;
  headers?: Readonly<Record<string, string>>;
  /** An already compressed body is sent in its brotli form. */
  body?: string | Buffer | { brotli: Buffer };
}

/** A reply with an uncompressed text. */
export interface TextReply extends Reply {
  body: string;
}

export type Answer = (request: Http2ServerRequest, address: URL) => Reply | Promise<Reply>;

interface Listening {
  origin: string;
  close: () => Promise<void>;
}

/** Serves HTTP/2 with brotli on this machine only, like a content delivery network. */
export async function listen(
  port: number,
  { key, cert }: ReturnType<typeof createCertificate>,
  answer: Answer,
): Promise<Listening> {
  const origin = `https://localhost:${port}`;
  const server = createSecureServer({ key, cert, allowHTTP1: true });
  const sessions = new Set<{ destroy: () => void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  server.on('request', (request, response) => {
    respond(request, response, answer, origin).catch((error: unknown) => {
      console.error(error);
      response.stream.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      for (const session of sessions) session.destroy();
      server.close(() => resolve());
    });
  return { origin, close };
}

async function respond(request: Http2ServerRequest, response: Http2ServerResponse, answer: Answer, origin: string) {
  const { status = 200, headers = {}, body = '' } = await answer(request, new URL(request.url, origin));
  if (response.stream.destroyed) return;
  if (typeof body === 'object' && 'brotli' in body) send(body.brotli, 'br');
  else if (body.length > 512) send(await compress(body, { params: QUICK }), 'br');
  else send(body);

  function send(content: string | Buffer, encoding?: string): void {
    response.writeHead(status, { ...headers, ...(encoding === undefined ? {} : { 'content-encoding': encoding }) });
    response.end(content);
  }
}

/** The compression level of a gateway for responses that it hasn't cached. */
const QUICK = { [constants.BROTLI_PARAM_QUALITY]: 4 };
