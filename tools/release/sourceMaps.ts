import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { attempt } from '@/lib/attempt';

/** Where the maps of releases are. */
const RELEASES = path.join('reports', 'release');

export interface SourceLine {
  /** `src/app/store.ts:12` */
  place: string;
  code: string;
}

/**
 * Looks lines up in the maps of one release.
 * @param given their archive or folder; by default, what `npm run release` has written
 */
export function openMaps(release: string, given?: string) {
  const [version = ''] = release.split(' ');
  const source = given ?? path.join(RELEASES, `v${version}`, `aus-companion-${version}-maps.tar.gz`);
  const problem = existsSync(source)
    ? undefined
    : `no source maps of release "${release}" (${source}); name them with --maps`;
  const maps = new Map<string, SourceMap | undefined>();
  const mapOf = (script: string): SourceMap | undefined => {
    if (!maps.has(script))
      maps.set(
        script,
        attempt(() => new SourceMap(payload(source, script))),
      );
    return maps.get(script);
  };
  /** @empty undefined for a script without a map */
  const lineOf = (frame: string): SourceLine | undefined => {
    const [, script = '', line, column] = /^\/?(.+):(\d+):(\d+)$/.exec(frame) ?? [];
    const map = mapOf(script);
    const entry = map?.findEntry(Number(line) - 1, Number(column) - 1);
    if (map === undefined || entry === undefined || !('originalSource' in entry)) return undefined;
    const { originalSource, originalLine } = entry;
    const index = map.payload.sources.indexOf(originalSource);
    const code = map.payload.sourcesContent[index]?.split('\n')[originalLine]?.trim() ?? '';
    return { place: `${originalSource.replace(/^.*?\/(?=(?:src|node_modules)\/)/, '')}:${originalLine + 1}`, code };
  };
  return { problem, lineOf };
}

const payload = (source: string, script: string): SourceMapPayload =>
  JSON.parse(
    /\.tar\.gz$/.test(source)
      ? execFileSync('tar', ['-xzOf', source, `./${script}.map`], {
          encoding: 'utf8',
          maxBuffer: 100_000_000,
          stdio: ['ignore', 'pipe', 'ignore'],
        })
      : readFileSync(path.join(source, `${script}.map`), 'utf8'),
  ) as SourceMapPayload;
