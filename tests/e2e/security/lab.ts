import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { responseHeaders, type Deployment } from '@tools/hosting/headers';
import { ATTACKS } from './attacks';

interface Lab {
  /** Returns the start address of an attack on a site with or without the response headers. */
  addressOf: (attack: number, site: 'protected' | 'bare') => string;
  stop: () => void;
}

/**
 * Starts the attacked site and the attacker's: one server with two host names, which the browser treats as two origins.
 */
export async function startLab(): Promise<Lab> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    addressOf: (attack, site) => {
      const host = ATTACKS[attack]?.from === 'evil' ? 'evil.localhost' : 'localhost';
      return `http://${host}:${port}/${site}/${attack}/page`;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const DEPLOYMENT: Deployment = { api: "'self'", identity: "'self'", telemetry: undefined, isPlainHttp: true };
const FIRE = "document.title = 'fired';";

function answer({ url = '/', headers }: IncomingMessage, response: ServerResponse): void {
  const port = headers.host?.split(':')[1] ?? '';
  const isEvil = headers.host?.startsWith('evil.') === true;
  const [, site = '', attack = '', file = site] = url.split(/[/?]/);
  const isProtected = site === 'protected' && !isEvil;
  const [type, body] = contentOf(file, Number(attack), { port, site, isEvil, referrer: headers.referer });
  response.writeHead(200, { 'content-type': type, ...(isProtected ? responseHeaders(DEPLOYMENT) : {}) });
  response.end(body);
}

interface Request {
  port: string;
  site: string;
  isEvil: boolean;
  referrer: string | undefined;
}

function contentOf(file: string, attack: number, request: Request): [type: string, body: string] {
  switch (file) {
    case 'page':
      return ['text/html', pageOf(attack)];
    case 'attack.js':
      return ['text/javascript', scriptOf(attack, request)];
    case 'fire.js':
      return ['text/javascript', FIRE];
    case 'fire.txt':
      return ['text/plain', FIRE];
    case 'worker.js':
      return ['text/javascript', ''];
    case 'loot.svg':
      return ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" />'];
    case 'referrer':
      return ['text/html', `<title>${request.referrer === undefined ? 'blocked' : 'fired'}</title>`];
    default:
      return ['text/html', "<script>opener?.postMessage('fired', '*')</script>"];
  }
}

const pageOf = (attack: number): string =>
  `<!doctype html><title>running</title><body><script src="attack.js"></script>${ATTACKS[attack]?.markup ?? ''}</body>`;

/**
 * Returns the script of a page. The start page gets the attack. The target page of an attack from the attacker's site
 * reports to the window that frames or opened it, because loading there is the success.
 */
function scriptOf(attack: number, { port, site, isEvil }: Request): string {
  const { run, from } = ATTACKS[attack] ?? {};
  if (from === 'evil' && !isEvil) return "(window.opener ?? window.parent).postMessage('fired', '*');";
  const here = JSON.stringify(`http://localhost:${port}/${site}/${attack}/`);
  return `
    const tell = (outcome) => { if (document.title !== 'fired') document.title = outcome; };
    addEventListener('message', ({ data }) => tell(data));
    addEventListener('securitypolicyviolation', () => tell('blocked'));
    (${String(run)})({ tell, evil: 'http://evil.localhost:${port}', target: (file) => ${here} + file });
  `;
}
