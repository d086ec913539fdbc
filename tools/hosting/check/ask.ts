import { request as requestPlain, type IncomingHttpHeaders } from 'node:http';
import { request as requestSecure } from 'node:https';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Without its encoding. */
  text: string;
}

export interface Question {
  /** As it is sent: unlike `fetch`, without any cleaning. */
  address: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  /** In words, where the headers don't say it. */
  what?: string;
}

const TIMEOUT_MS = 15_000;

/** Asks a host without following redirects. @throws Error without a connection or an answer that can be decoded */
export const ask = (origin: string, { address, method = 'GET', headers = {} }: Question): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const send = origin.startsWith('https:') ? requestSecure : requestPlain;
    const sent = { 'accept-encoding': 'identity', ...headers };
    const { hostname, port } = new URL(origin);
    // Node wants the address of IPv6 without brackets.
    const host = hostname.replace(/^\[(.*)\]$/, '$1');
    const request = send({ host, port, path: address, method, headers: sent, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode: status = 0, headers: received } = response;
        try {
          resolve({ status, headers: received, text: decoded(Buffer.concat(parts), received['content-encoding']) });
        } catch {
          reject(new Error('a damaged answer'));
        }
      });
    });
    request.setTimeout(TIMEOUT_MS, () => request.destroy(new Error('no answer in time')));
    request.on('error', reject);
    request.end();
  });

function decoded(body: Buffer, encoding = ''): string {
  if (body.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}
