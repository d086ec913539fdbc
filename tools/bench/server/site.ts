import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { cachingOf, responseHeaders, type Deployment } from '@tools/hosting/headers';
import type { Reply } from './listen';

/** The files of a folder, compressed once at the highest level, as a host does at deployment. */
export interface Site {
  /** @empty undefined when the folder has no such file */
  file: (pathname: string) => Reply | undefined;
  /**
   * Returns the compressed size of a script, and of the part that is not from packages; 0 when there is no such file.
   */
  sizeOf: (script: string) => { gzip: number; own: number };
}

/**
 * Returns the path of the file that a place in a built script comes from.
 * @empty undefined for scripts without a map
 */
type SourceOf = (pathname: string, line: number, column: number) => string | undefined;

const TYPES: Readonly<Record<string, string>> = {
  ...{ '.html': 'text/html; charset=utf-8', '.css': 'text/css; charset=utf-8' },
  ...{ '.js': 'text/javascript; charset=utf-8', '.json': 'application/json', '.svg': 'image/svg+xml' },
};

export function readSite(folder: string, base = '/'): Site {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const sourceOf = readSources(folder);
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
    sizeOf(script) {
      const { gzip = 0, content = '' } = files.get(script) ?? {};
      return { gzip, own: gzip * ownShareOf(sourceOf, script, content.toString()) };
    },
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

/** Reads source maps when they are first needed. */
export function readSources(folder: string): SourceOf {
  const maps = new Map<string, SourceMap | undefined>();
  return (pathname, line, column) => {
    if (!maps.has(pathname)) maps.set(pathname, readMap(path.join(folder, `${pathname}.map`)));
    const entry = maps.get(pathname)?.findEntry(line, column);
    return entry !== undefined && 'originalSource' in entry ? entry.originalSource : undefined;
  };
}

const readMap = (file: string): SourceMap | undefined =>
  existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload) : undefined;

/** Looks at one in sixteen characters of the script. */
function ownShareOf(sourceOf: SourceOf, pathname: string, script: string): number {
  const sources = script
    .split('\n')
    .flatMap((line, row) =>
      Array.from({ length: Math.ceil(line.length / 16) }, (_, step) => sourceOf(pathname, row, step * 16)),
    );
  return sources.filter((source) => source?.includes('node_modules/') === false).length / Math.max(sources.length, 1);
}
