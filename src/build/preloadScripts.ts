import type { Plugin } from 'vite';

/** Absolute paths of the modules whose scripts the page names. */
interface Named {
  /** Every page needs it. */
  app: string;
  /** By the last part of the address that needs them, or by what else does. */
  areas: Readonly<Record<string, readonly string[]>>;
}

/**
 * Adds a link for each script that a module needs, so that the browser fetches them in parallel with the entry: a
 * preload for the app's, and one that src/firstScript.js turns into a preload for each area's.
 */
export function preloadScripts({ app, areas }: Named): Plugin {
  return {
    name: 'preload-scripts',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const neededBy = (module: string): string[] => {
          const scripts = new Set<string>();
          const follow = (name: string): void => {
            const chunk = bundle[name];
            if (chunk?.type !== 'chunk' || scripts.has(name)) return;
            scripts.add(name);
            chunk.imports.forEach(follow);
          };
          Object.values(bundle)
            .filter((each) => each.type === 'chunk' && each.moduleIds.includes(module))
            .forEach(({ fileName }) => follow(fileName));
          return [...scripts].filter((name) => !html.includes(name));
        };
        const link = (name: string, attrs: Record<string, string>) => ({
          tag: 'link',
          attrs: { ...attrs, crossorigin: true, href: `/${name}` },
          injectTo: 'head' as const,
        });
        const always = neededBy(app);
        const areasOf = new Map<string, string[]>();
        for (const [area, modules] of Object.entries(areas)) {
          for (const name of new Set(modules.flatMap(neededBy)))
            areasOf.set(name, [...(areasOf.get(name) ?? []), area]);
        }
        return [
          ...always.map((name) => link(name, { rel: 'modulepreload' })),
          ...[...areasOf]
            .filter(([name]) => !always.includes(name))
            .map(([name, needing]) => link(name, { rel: 'area', 'data-areas': needing.join(' ') })),
        ];
      },
    },
  };
}
