import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** A file that the page loads before any module. */
interface FirstFile {
  /** Its path in index.html, from the root. */
  named: string;
  /** Its name in the build, before the hash. */
  asset: string;
  content: () => string;
}

/**
 * Copies to the assets what the page loads before any module, without comments. Vite bundles modules only: old browsers
 * can't run them, and the style sheet is needed before they run.
 */
export function firstFiles(files: readonly FirstFile[]): Plugin {
  const built = files.map(({ named, asset, content }) => {
    const source = content()
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/^\s*\/\/.*\n/gm, '')
      .replace(/^\s+/gm, '');
    const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
    const [name, extension] = asset.split('.');
    return { named, source, fileName: `assets/${name}-${hash}.${extension}` };
  });
  return {
    name: 'first-files',
    apply: 'build',
    buildStart() {
      for (const { fileName, source } of built) this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => built.reduce((page, { named, fileName }) => page.replace(named, `/${fileName}`), html),
    },
  };
}

/** Serves the style sheet of the page to the development server. */
export function liveStyle({ named, content }: FirstFile): Plugin {
  return {
    name: 'live-style',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use(named, (_, response) => {
        response.setHeader('content-type', 'text/css');
        response.end(content());
      });
    },
  };
}
