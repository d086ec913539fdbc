import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { minifySync, type Plugin } from 'vite';

/**
 * Copies the script that a page loads before any module to the assets. Vite bundles modules only, which old browsers
 * can't run.
 * @param named the script, as the page names it
 */
export function firstScript(named: string): Plugin {
  const file = fileURLToPath(new URL(`../..${named}`, import.meta.url));
  const source = short(readFileSync(file, 'utf8'));
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  const fileName = `assets/${path.basename(named, '.js')}-${hash}.js`;
  return {
    name: 'first-script',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: { order: 'post', handler: (html) => html.replace(named, `/${fileName}`) },
  };
}

/** The minifier writes texts as templates, which old browsers can't parse. */
export const short = (source: string): string =>
  minifySync('firstScript.js', source, { compress: false, mangle: true }).code.replace(
    /`((?:[^`\\]|\\.)*)`/g,
    (_, text: string) => `"${text.replaceAll('"', '\\"')}"`,
  );
