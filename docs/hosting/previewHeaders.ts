import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { cachingOf, deploymentOf, responseHeaders, type DeployedConfig } from './headers.ts';

/** What nginx does unless told otherwise. */
const KEPT_OPEN_MS = 75_000;

/**
 * Makes `vite preview` answer as the hosting configuration does: the same headers, the same caching, connections kept open as
 * long, and 404 rather than index.html for a file that is not there. Goes before every other plugin that serves files.
 */
export function previewHeaders(readConfig: () => Promise<string>): Plugin {
  return {
    name: 'preview-headers',
    async configurePreviewServer({ config, httpServer, middlewares }) {
      Object.assign(httpServer, { keepAliveTimeout: KEPT_OPEN_MS });
      const headers = responseHeaders(deploymentOf(JSON.parse(await readConfig()) as DeployedConfig));
      const dist = path.resolve(config.root, config.build.outDir);
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const isMissing = /\.\w+$/.test(pathname) && !existsSync(path.join(dist, pathname));
        if (isMissing) response.statusCode = 404;
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        pin(response, 'cache-control', cachingOf(pathname, response.statusCode));
        if (isMissing) response.end('Not found');
        else next();
      });
    },
  };
}

/** Sets a header for good: the preview server would put its own value in its place. */
function pin(response: ServerResponse, name: string, value: string): void {
  response.setHeader(name, value);
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (key, other) => (key.toLowerCase() === name ? response : setHeader(key, other));
}
