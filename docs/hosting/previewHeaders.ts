import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { cachingOf, deploymentOf, responseHeaders, type DeployedConfig } from './headers.ts';

/** The default keep-alive timeout of nginx. */
const KEPT_OPEN_MS = 75_000;

/**
 * Makes `vite preview` respond like the nginx configuration: same headers, same caching, same keep-alive timeout, and
 * 404 instead of index.html for a missing file. Must come before every other plugin that serves files.
 */
export function previewHeaders(readConfig: () => Promise<string>): Plugin {
  return {
    name: 'preview-headers',
    async configurePreviewServer({ config, httpServer, middlewares }) {
      Object.assign(httpServer, { keepAliveTimeout: KEPT_OPEN_MS });
      const deployment = deploymentOf(JSON.parse(await readConfig()) as DeployedConfig);
      const dist = path.resolve(config.root, config.build.outDir);
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(`http://localhost${request.url ?? '/'}`);
        const isMissing =
          pathname.includes('/.') || (/\.\w+$/.test(pathname) && !existsSync(path.join(dist, pathname)));
        if (isMissing) response.statusCode = 404;
        for (const [name, value] of Object.entries(responseHeaders(deployment, pathname)))
          response.setHeader(name, value);
        pin(response, 'cache-control', cachingOf(pathname, response.statusCode));
        if (isMissing) response.end('Not found');
        else next();
      });
    },
  };
}

/** Sets a header and ignores later changes, because the preview server would overwrite it. */
function pin(response: ServerResponse, name: string, value: string): void {
  response.setHeader(name, value);
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (key, other) => (key.toLowerCase() === name ? response : setHeader(key, other));
}
