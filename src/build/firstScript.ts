import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Copies the first script to the assets without its comments. Vite bundles modules only, and old browsers can't run
 * modules.
 *
 * @param script absolute path of the script; pages refer to it by its path in the source tree
 */
export function firstScript(script: string): Plugin {
  const source = readFileSync(script, 'utf8').replace(/^\s*\/\/.*\n/gm, '');
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  const fileName = `assets/firstScript-${hash}.js`;
  return {
    name: 'first-script',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(`/src/${path.basename(script)}`, `/${fileName}`),
    },
  };
}
