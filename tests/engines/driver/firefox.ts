import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { connectMarionette } from './marionette';
import { listenInPages } from './pageErrors';
import { available, start, stop } from './processes';
import { COMMANDS, type LaunchOptions, type Session } from './session';

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
