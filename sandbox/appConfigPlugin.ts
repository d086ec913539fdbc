import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { HOSTS, readSettings } from './settings.ts';
import { SHAPES } from './oidc/shapes.ts';

interface Addresses {
  appPort: number;
  sandboxPort: number;
}

/**
 * Returns public/config.json with the ports, the provider and the API in use, so that the user of the environment
 * variables need not edit the file.
 */
export async function readAppConfig({ appPort, sandboxPort }: Addresses): Promise<string> {
  const text = await readFile('public/config.json', 'utf8');
  const file = text
    .replaceAll('localhost:5173', `localhost:${appPort}`)
    .replaceAll('localhost:4400', `localhost:${sandboxPort}`);
  const { hosting, identity } = readSettings(process.env);
  const apiUrl = process.env['API_URL'] ?? '';
  const oktaFile = process.env['OKTA_CONFIG_FILE'] ?? '';
  const isPlain = hosting === 'one' && identity === 'okta';
  if (isPlain && oktaFile === '' && apiUrl === '') return file;
  const names = HOSTS[hosting];
  const config = JSON.parse(file.replaceAll(`localhost:${appPort}`, `${names.app}:${appPort}`)) as {
    API_CONFIG: Record<string, unknown>;
    OKTA_CONFIG: Record<string, unknown>;
  };
  const { issuerPath, appConfig } = SHAPES[identity];
  const ISSUER = `http://${names.identity}:${sandboxPort}${issuerPath}`;
  const BASE_URL = `http://${names.api}:${sandboxPort}/api`;
  return JSON.stringify({
    ...config,
    API_CONFIG: { ...config.API_CONFIG, BASE_URL },
    // Nothing is known of what another API accepts.
    ...(apiUrl !== '' && { API_CONFIG: { BASE_URL: apiUrl } }),
    OKTA_CONFIG: oktaFile === '' ? { ...config.OKTA_CONFIG, ...appConfig, ISSUER } : await readOktaConfig(oktaFile),
  });
}

/** With or without the name of the section around it, as the guides to providers print it. */
async function readOktaConfig(file: string): Promise<object> {
  const keys = JSON.parse(await readFile(file, 'utf8')) as { OKTA_CONFIG?: object };
  return keys.OKTA_CONFIG ?? keys;
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
