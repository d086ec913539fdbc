import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Returns the digest of a file in the format of the `integrity` attribute. */
export const digestOf = (content: Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Matches the scripts and styles that a page loads itself. */
const NAMED = /<(?:script|link)\b[^>]*?\s(?:src|href)="(\/assets\/[^"]+)"(?=[^>]*>)/g;

/**
 * Writes the digest of every script and style into the page that loads it, so that the browser refuses a changed file.
 * Runs after every other plugin, because it reads the files as they were written.
 */
export function integrity(): Plugin {
  return {
    name: 'integrity',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir = 'dist' }, bundle) {
        for (const name of Object.keys(bundle).filter((each) => each.endsWith('.html'))) {
          const page = path.join(dir, name);
          const html = readFileSync(page, 'utf8').replace(
            NAMED,
            (tag, address: string) => `${tag} integrity="${digestOf(readFileSync(path.join(dir, address)))}"`,
          );
          writeFileSync(page, html);
        }
      },
    },
  };
}
