import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { cachingOf, responseHeaders, type Deployment } from '@tools/hosting/headers';
import type { Reply } from './listen';

/** The files of a folder, compressed once at the highest level, as a host does at deployment. */
export interface Site {
  /** @empty undefined when the folder has no such file */
  file: (pathname: string) => Reply | undefined;
  /** Returns the compressed size of a file; 0 when there is no such file. */
  gzipBytes: (pathname: string) => number;
  /** Returns the text of a file; '' when there is no such file. */
  text: (pathname: string) => string;
}

const TYPES: Readonly<Record<string, string>> = {
  ...{ '.html': 'text/html; charset=utf-8', '.css': 'text/css; charset=utf-8' },
  ...{ '.js': 'text/javascript; charset=utf-8', '.json': 'application/json', '.svg': 'image/svg+xml' },
};

export function readSite(folder: string, base = '/'): Site {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const files = new Map(
    names.map((name) => {
      const content = readFileSync(name);
      const body = { brotli: brotliCompressSync(content), gzip: gzipSync(content, { level: 9 }).length, content };
      return [base + path.relative(folder, name).replaceAll(path.sep, '/'), body];
    }),
  );
  return {
    file(pathname) {
      const body = files.get(pathname);
      return body && { headers: headersFor(pathname), body };
    },
    text: (pathname) => files.get(pathname)?.content.toString() ?? '',
    gzipBytes: (pathname) => files.get(pathname)?.gzip ?? 0,
  };
}

const headersFor = (pathname: string): Record<string, string> => ({
  'content-type': TYPES[path.extname(pathname)] ?? 'application/octet-stream',
  'cache-control': cachingOf(pathname.slice(pathname.lastIndexOf('/assets/')), 200),
});

/** Adds the headers of a deployed companion to a reply. */
export const hardened = (reply: Reply, deployment: Deployment): Reply => ({
  ...reply,
  headers: { ...responseHeaders(deployment), ...reply.headers },
});
