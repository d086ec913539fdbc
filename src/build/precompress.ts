import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Scripts and styles: the files whose names change with their content. */
const COMPRESSED = /^assets\/.+\.(?:js|css)$/;

/**
 * Writes a `.gz` and a `.br` file beside each script and style, so that a host compresses nothing at each request, and
 * these as small as possible.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = 'dist' }, bundle) {
        const names = Object.keys(bundle).filter((name) => COMPRESSED.test(name));
        await Promise.all(
          names.map(async (name) => {
            const file = path.join(dir, name);
            const content = readFileSync(file);
            writeFileSync(`${file}.gz`, await toGzip(content, { level: constants.Z_BEST_COMPRESSION }));
            writeFileSync(`${file}.br`, await toBrotli(content));
          }),
        );
      },
    },
  };
}
