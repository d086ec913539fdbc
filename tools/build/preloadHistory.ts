import type { Plugin } from 'vite';

/**
 * Adds a link to the page for the script of History, which every screen needs, so that the browser loads it beside the
 * entry.
 * @param history absolute path of its module
 */
export const preloadHistory = (history: string): Plugin => ({
  name: 'preload-history',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.values(bundle)
        .filter((file) => file.type === 'chunk' && file.moduleIds.includes(history))
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
          injectTo: 'head',
        })),
  },
});
