import type { Plugin } from 'vite';

/**
 * Adds a modulepreload link for each script that a module needs, so that the browser fetches them in parallel with the
 * entry.
 *
 * @param mount absolute path of the module
 */
export function preloadMount(mount: string): Plugin {
  return {
    name: 'preload-mount',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const scripts = new Set<string>();
        const follow = (name: string): void => {
          const chunk = bundle[name];
          if (chunk?.type !== 'chunk' || scripts.has(name)) return;
          scripts.add(name);
          chunk.imports.forEach(follow);
        };
        Object.values(bundle)
          .filter((each) => each.type === 'chunk' && each.moduleIds.includes(mount))
          .forEach(({ fileName }) => follow(fileName));
        return [...scripts]
          .filter((name) => !html.includes(name))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${name}` },
            injectTo: 'head',
          }));
      },
    },
  };
}
