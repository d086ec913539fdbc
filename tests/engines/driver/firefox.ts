import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listenInPages } from './pageErrors';
import { available, start, stop } from './processes';
import { COMMANDS, type LaunchOptions, type Session, WebDriverError } from './session';
import { once } from 'node:events';
import { connect } from 'node:net';

/** Opens Firefox through Marionette, its built-in remote control. */
export async function openFirefox({ binary, folder, scheme, hasWindow }: LaunchOptions): Promise<Session> {
  const downloads = path.join(folder, 'downloads');
  mkdirSync(downloads);
  writeFileSync(path.join(folder, 'user.js'), preferences(downloads, scheme));
  const shown = hasWindow ? [] : ['--headless'];
  const args = [...shown, '--no-remote', '--profile', folder, '--marionette', '--remote-allow-system-access'];
  const { child, printed } = start(binary, args);
  const portFile = path.join(folder, 'MarionetteActivePort');
  const port = await available(
    'Firefox',
    () => (existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) || undefined : undefined),
    printed,
  );
  const { call, close } = await connectMarionette(port);
  await call('WebDriver:NewSession', { capabilities: {} });

  const { heard, run } = listenInPages((script, args) => call('WebDriver:ExecuteScript', { script, args }));
  return {
    downloads,
    run,
    send: (command, parameters) => call(COMMANDS[command][0], parameters),
    async errors() {
      await call('Marionette:SetContext', { value: 'chrome' });
      const thrown = (await call('WebDriver:ExecuteScript', { script: READ_ERRORS, args: [] })) as string[];
      await call('Marionette:SetContext', { value: 'content' });
      return [...heard, ...thrown];
    },
    async close() {
      close();
      await stop(child);
    },
  };
}

/** Reads page errors from Firefox's own console: exceptions and violations of the content security policy. */
const READ_ERRORS = `
  return Services.console.getMessageArray()
    .filter((entry) => entry instanceof Ci.nsIScriptError && /^(http|blob)/.test(entry.sourceName))
    .filter(({ flags, category }) => !(flags & Ci.nsIScriptError.warningFlag) || /^CSP/.test(category))
    .map(({ errorMessage, sourceName, lineNumber }) => errorMessage + ' ' + sourceName + ':' + lineNumber);`;

const preferences = (downloads: string, scheme: string): string =>
  Object.entries({
    'marionette.port': 0,
    'ui.systemUsesDarkTheme': scheme === 'dark' ? 1 : 0,
    'browser.download.folderList': 2,
    'browser.download.dir': downloads,
  })
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('');

type Reply = [type: 1, id: number, error: { error: string; message: string } | null, result: unknown];

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

/**
 * Connects to Firefox's remote protocol: JSON over a socket, each message prefixed with its length in bytes and a
 * colon.
 */
export async function connectMarionette(port: number) {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, Waiting>();
  let received = Buffer.alloc(0);
  let last = 0;

  const settle = ([, id, error, result]: Reply): void => {
    const call = waiting.get(id);
    waiting.delete(id);
    if (error === null) call?.resolve(valueOf(result));
    else call?.reject(new WebDriverError(error.error, error.message));
  };
  socket.on('data', (bytes) => {
    received = Buffer.concat([received, bytes]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, Math.max(colon, 0)).toString());
      if (colon === -1 || received.length < end) return;
      const message = JSON.parse(received.subarray(colon + 1, end).toString()) as Reply | object;
      received = received.subarray(end);
      // The first message is a greeting.
      if (Array.isArray(message)) settle(message as Reply);
    }
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox closed the connection'));
  });
  await once(socket, 'connect');

  return {
    call: (name: string, parameters: Record<string, unknown> = {}): Promise<unknown> =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        const text = JSON.stringify([0, last, name, parameters]);
        socket.write(`${Buffer.byteLength(text)}:${text}`);
      }),
    close: () => void socket.destroy(),
  };
}

const valueOf = (result: unknown): unknown =>
  typeof result === 'object' && result !== null && 'value' in result ? result.value : result;
