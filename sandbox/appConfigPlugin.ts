import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { SHAPES } from './oidc/shapes.ts';
import { readIdentity } from './settings.ts';

interface Addresses {
  appPort: number;
  sandboxPort: number;
}

/**
 * Returns public/config.json with the ports and the provider in use, so that the user of APP_PORT, SANDBOX_PORT and
 * SANDBOX_IDENTITY need not edit the file.
 */
export async function readAppConfig({ appPort, sandboxPort }: Addresses): Promise<string> {
  const text = await readFile('public/config.json', 'utf8');
  const file = text
    .replaceAll('localhost:5173', `localhost:${appPort}`)
    .replaceAll('localhost:4400', `localhost:${sandboxPort}`);
  const kind = readIdentity(process.env);
  if (kind === 'okta') return file;
  const config = JSON.parse(file) as { OKTA_CONFIG: Record<string, unknown> };
  const { issuerPath, appConfig } = SHAPES[kind];
  const ISSUER = `http://localhost:${sandboxPort}${issuerPath}`;
  return JSON.stringify({ ...config, OKTA_CONFIG: { ...config.OKTA_CONFIG, ...appConfig, ISSUER } });
}

/** Serves the text of readAppConfig as /config.json, in development and in preview. */
export function appConfigPlugin({ appPort, sandboxPort }: Addresses): Plugin {
  const serve = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void => {
    if (request.url?.split('?')[0] !== '/config.json') {
      next();
      return;
    }
    readAppConfig({ appPort, sandboxPort }).then((text) => {
      response.setHeader('content-type', 'application/json');
      response.setHeader('cache-control', 'no-store');
      response.end(text);
    }, next);
  };
  return {
    name: 'app-config',
    configureServer: (server) => void server.middlewares.use(serve),
    configurePreviewServer: (server) => void server.middlewares.use(serve),
  };
}
