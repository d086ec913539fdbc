import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { cachingOf, responseHeaders, type Deployment } from '@docs/hosting/headers';
import type { Reply } from './listen';

/** The files of a folder, compressed once and with all their might, as a host does at deployment. */
export interface Site {
  /** @empty undefined for what is no file of the folder */
  file: (pathname: string) => Reply | undefined;
  /** Compressed bytes of a file, 0 for what is none. */
  bytes: (pathname: string) => { gzip: number; brotli: number };
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

export function readSite(folder: string, base = '/'): Site {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const files = new Map(
    names.map((name) => {
      const content = readFileSync(name);
      const body = { brotli: brotliCompressSync(content), gzip: gzipSync(content, { level: 9 }).length };
      return [base + path.relative(folder, name).replaceAll(path.sep, '/'), body];
    }),
  );
  return {
    file(pathname) {
      const body = files.get(pathname);
      return body && { headers: headersFor(pathname), body };
    },
    bytes: (pathname) => {
      const body = files.get(pathname);
      return { gzip: body?.gzip ?? 0, brotli: body?.brotli.length ?? 0 };
    },
  };
}

const headersFor = (pathname: string): Record<string, string> => ({
  'content-type': TYPES[path.extname(pathname)] ?? 'application/octet-stream',
  'cache-control': cachingOf(pathname.slice(pathname.lastIndexOf('/assets/')), 200),
});

/** A reply with the headers that the companion is deployed with. */
export const hardened = (reply: Reply, deployment: Deployment): Reply => ({
  ...reply,
  headers: { ...responseHeaders(deployment), ...reply.headers },
});
