import type { Plugin } from 'vite';

/** Only at the very start of a script (https://v8.dev/blog/explicit-compile-hints). */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Makes Chromium compile every function of the app's script while it arrives, beside the main thread, and not each when
 * it is first called. Other browsers read a comment.
 *
 * @param app absolute path of a module in the script
 */
export function compileAtOnce(app: string): Plugin {
  const isApp = ({ moduleIds }: { moduleIds: readonly string[] }): boolean => moduleIds.includes(app);
  return {
    name: 'compile-at-once',
    apply: 'build',
    // The name of the file depends on its content before the hint.
    augmentChunkHash: (chunk) => (isApp(chunk) ? HINT : undefined),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !isApp(file)) continue;
          file.code = HINT + file.code;
          const map = bundle[`${file.fileName}.map`];
          if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '"mappings":";');
        }
      },
    },
  };
}
