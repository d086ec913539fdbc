import type { Plugin } from 'vite';

/**
 * Names the scripts behind a module in the page, so that they are fetched beside the entry that imports it.
 *
 * @param mount the module's file, absolute
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
