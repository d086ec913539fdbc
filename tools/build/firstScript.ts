import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';

const NAMED = '/src/firstScript.js';

/**
 * Copies the script that the page loads before any module to the assets. Vite bundles modules only, which old browsers
 * can't run.
 * @param file absolute path of the script
 */
export function firstScript(file: string): Plugin {
  const source = short(readFileSync(file, 'utf8'));
  const fileName = `assets/firstScript-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`;
  return {
    name: 'first-script',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: { order: 'post', handler: (html) => html.replace(NAMED, `/${fileName}`) },
  };
}

/** The minifier writes texts as templates, which old browsers can't parse. */
export const short = (source: string): string =>
  minifySync('firstScript.js', source, { compress: false, mangle: true }).code.replace(
    /`((?:[^`\\]|\\.)*)`/g,
    (_, text: string) => `"${text.replaceAll('"', '\\"')}"`,
  );
