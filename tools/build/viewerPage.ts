import path from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';

/**
 * Builds the document viewer page separately, so that it shares no script with the app and doesn't change the app's
 * files.
 * @param page absolute path of the page
 * @param plugins of its build
 */
export function viewerPage(page: string, ...plugins: Plugin[]): Plugin {
  let app: ResolvedConfig;
  return {
    name: 'viewer-page',
    apply: 'build',
    configResolved: (config) => void (app = config),
    async generateBundle() {
      const result = await build({
        configFile: false,
        root: path.dirname(page),
        logLevel: 'warn',
        plugins,
        resolve: { alias: app.resolve.alias },
        build: {
          write: false,
          sourcemap: app.build.sourcemap,
          target: app.build.target,
          modulePreload: false,
          rolldownOptions: { input: page },
        },
      });
      if (!('output' in result)) throw new Error('The viewer page was not built.');
      for (const file of result.output) {
        const source = file.type === 'chunk' ? file.code : file.source;
        this.emitFile({ type: 'asset', fileName: file.fileName, source });
      }
    },
  };
}
