import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { listenInPages } from './pageErrors';
import { available, start, stop } from './processes';
import { COMMANDS, WebDriverError, type LaunchOptions, type Session } from './session';

/** Opens WebKitGTK's MiniBrowser through WebKitWebDriver, on a virtual display. */
export async function openWebKit(
  { binary, folder, scheme }: LaunchOptions,
  { driver, xvfb }: { driver: string; xvfb: string },
): Promise<Session> {
  const downloads = path.join(folder, 'downloads');
  mkdirSync(downloads);
  writeFileSync(path.join(folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const display = start(xvfb, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  const [number] = (await once(display.child.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];

  const port = await freePort();
  const server = start(driver, [`--port=${port}`], {
    DISPLAY: `:${number.toString().trim()}`,
    GTK_THEME: scheme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
    HOME: folder,
    XDG_CONFIG_HOME: folder,
  });
  const address = `http://127.0.0.1:${port}/session`;
  const options = { binary, args: ['--automation'] };
  const { sessionId } = (await available(
    'WebKitWebDriver',
    () =>
      call('POST', address, { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } }).catch(
        (error: unknown) => {
          if (error instanceof WebDriverError) throw error;
          return undefined;
        },
      ),
    server.printed,
  )) as { sessionId: string };

  const session = `${address}/${sessionId}`;
  const { heard, run } = listenInPages((script, args) => call('POST', `${session}/execute/sync`, { script, args }));
  return {
    downloads,
    run,
    send(command, { id, ...parameters } = {}) {
      const [, method, place] = COMMANDS[command];
      return call(method, `${session}${place.replace(':id', String(id))}`, parameters);
    },
    errors: () => Promise.resolve(heard),
    async close() {
      await call('DELETE', session);
      await stop(server.child);
      await stop(display.child);
    },
  };
}

async function call(method: string, url: string, body: Record<string, unknown> = {}): Promise<unknown> {
  const answer = await fetch(url, { method, ...(method === 'POST' && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: { error: string; message: string } };
  if (!answer.ok) throw new WebDriverError(value.error, value.message);
  return value;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
