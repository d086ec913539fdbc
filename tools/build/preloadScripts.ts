import type { Plugin } from 'vite';

/**
 * Adds links to the page for the scripts of the app and of History, which every screen needs, so that the browser loads
 * them beside the entry.
 * @param modules absolute paths of a module of each
 */
export const preloadScripts = (...modules: string[]): Plugin => ({
  name: 'preload-scripts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.values(bundle)
        .filter((file) => file.type === 'chunk' && modules.some((id) => file.moduleIds.includes(id)))
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
          injectTo: 'head',
        })),
  },
});
