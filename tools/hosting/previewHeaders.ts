import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { cachingOf, deploymentOf, HASHED, isFileAddress, responseHeaders, type DeployedConfig } from './headers.ts';

/** The default keep-alive timeout of nginx. */
const KEPT_OPEN_MS = 75_000;

/**
 * Makes `vite preview` respond like the nginx configuration: same headers, same caching, same keep-alive timeout, 404
 * for a missing file of the build, and index.html for every other address. Must come before every other plugin that
 * serves files.
 */
export function previewHeaders(readConfig: () => Promise<string>): Plugin {
  return {
    name: 'preview-headers',
    configureServer({ middlewares }) {
      // The development server has no such folder, and would answer with index.html.
      middlewares.use(HASHED.folder, (_, response) => {
        response.statusCode = 404;
        response.end('Not found');
      });
    },
    async configurePreviewServer({ config, httpServer, middlewares }) {
      Object.assign(httpServer, { keepAliveTimeout: KEPT_OPEN_MS });
      const deployment = deploymentOf(JSON.parse(await readConfig()) as DeployedConfig);
      const dist = path.resolve(config.root, config.build.outDir);
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(`http://localhost${request.url ?? '/'}`);
        const file = path.join(dist, pathname);
        const isMissing = pathname.includes('/.') || !existsSync(file) || !statSync(file).isFile();
        const isGone = isMissing && isFileAddress(pathname);
        if (isGone) response.statusCode = 404;
        for (const [name, value] of Object.entries(responseHeaders(deployment, pathname)))
          response.setHeader(name, value);
        pin(response, 'cache-control', cachingOf(pathname, response.statusCode));
        if (isGone) {
          response.end('Not found');
          return;
        }
        if (isMissing) request.url = '/index.html';
        next();
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
