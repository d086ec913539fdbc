import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Works on the files whose names match, as they were written: after every other plugin. */
const afterWriting = (
  name: string,
  files: RegExp,
  work: (file: string, content: Buffer, dir: string) => Promise<void>,
): Plugin => ({
  name,
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    async handler({ dir = 'dist' }, bundle) {
      const written = Object.keys(bundle).filter((file) => files.test(file));
      await Promise.all(
        written.map((file) => path.join(dir, file)).map(async (file) => work(file, await readFile(file), dir)),
      );
    },
  },
});

/** Returns the digest of a file in the format of the `integrity` attribute. */
export const digestOf = (content: Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Matches the scripts and styles that a page loads itself. */
const NAMED = /<(?:script|link)\b[^>]*?\s(?:src|href)="(\/assets\/[^"]+)"(?=[^>]*>)/g;

/**
 * Writes the digest of every script and style into the page that loads it, so that the browser refuses a changed file.
 */
export const integrity = (): Plugin =>
  afterWriting('integrity', /\.html$/, async (page, html, dir) => {
    const digest = (address: string): string => digestOf(readFileSync(path.join(dir, address)));
    await writeFile(
      page,
      String(html).replace(NAMED, (tag, address: string) => `${tag} integrity="${digest(address)}"`),
    );
  });

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/**
 * Writes a `.gz` and a `.br` file beside each script and style: the files whose names change with their content. A host
 * then compresses nothing at each request, and these as small as possible.
 */
export const precompress = (): Plugin =>
  afterWriting('precompress', /^assets\/.+\.(?:js|css)$/, async (file, content) => {
    await writeFile(`${file}.gz`, await toGzip(content, { level: constants.Z_BEST_COMPRESSION }));
    await writeFile(`${file}.br`, await toBrotli(content));
  });
