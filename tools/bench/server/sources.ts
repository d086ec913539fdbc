import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';

/** Returns the path of the file that a place in a built script comes from. @empty undefined for scripts without a map */
type SourceOf = (pathname: string, line: number, column: number) => string | undefined;

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

/** Returns which part of a script of the product is not from packages, from one in sixteen of its characters. */
export function ownShareOf(sourceOf: SourceOf, pathname: string, script: string): number {
  const sources = script
    .split('\n')
    .flatMap((line, row) =>
      Array.from({ length: Math.ceil(line.length / 16) }, (_, step) => sourceOf(pathname, row, step * 16)),
    );
  return sources.filter((source) => source?.includes('node_modules/') === false).length / Math.max(sources.length, 1);
}
