import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { cachingOf, responseHeaders, type Deployment } from '@docs/hosting/headers';
import type { Reply } from './listen';

/** The files of a folder, compressed once and with all their might, as a host does at deployment. */
export interface Site {
  /** @empty undefined for what is no file of the folder */
  file: (pathname: string) => Reply | undefined;
  /** Bytes of a file after gzip, for budgets that hold whatever the host does. */
  gzip: (pathname: string) => number;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

export function readSite(folder: string, base = '/'): Site {
  const files = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
      .map((entry) => {
        const name = path.join(entry.parentPath, entry.name);
        return [base + path.relative(folder, name).replaceAll(path.sep, '/'), readFileSync(name)];
      }),
  );
  const ready = new Map<string, Reply>();
  return {
    file(pathname) {
      const content = files.get(pathname);
      if (content === undefined) return undefined;
      const known = ready.get(pathname);
      if (known !== undefined) return known;
      const reply: Reply = {
        headers: {
          'content-type': TYPES[path.extname(pathname)] ?? 'application/octet-stream',
          'cache-control': pathname.includes('/assets/') ? cachingOf('/assets/', 200) : 'no-store',
        },
        body: { brotli: brotliCompressSync(content) },
      };
      ready.set(pathname, reply);
      return reply;
    },
    gzip: (pathname) => gzipSync(files.get(pathname) ?? '', { level: 9 }).length,
  };
}

/** A reply with the headers that the companion is deployed with. */
export const hardened = (reply: Reply, deployment: Deployment): Reply => ({
  ...reply,
  headers: { ...responseHeaders(deployment), ...reply.headers },
});
