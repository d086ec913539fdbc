import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';

/** Returns the path of the file that a place in a built script comes from. @empty undefined for scripts without a map */
export type SourceOf = (pathname: string, line: number, column: number) => string | undefined;

/** Reads source maps when they are first needed, because only the profile needs any. */
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
