import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { openFirefox } from './driver/firefox';
import { onPath } from './driver/processes';
import type { LaunchOptions, Session } from './driver/session';
import { openWebKit } from './driver/webkit';

export type EngineName = keyof typeof ENGINES;

export type Open = (options: Omit<LaunchOptions, 'binary'>) => Promise<Session>;

interface Engine {
  /** Package names for Debian and Ubuntu. */
  packages: string;
  /** Returns a function that opens the engine, or undefined when something is not installed. */
  find: () => Open | undefined;
}

/** The engines besides Chromium, which the other browser tests use. */
export const ENGINES = {
  firefox: { packages: 'firefox-esr', find: findFirefox },
  webkit: { packages: 'webkit2gtk-driver xvfb', find: findWebKit },
} satisfies Record<string, Engine>;

function findFirefox(): Open | undefined {
  const binary = process.env['FIREFOX_PATH'] ?? onPath('firefox-esr', 'firefox');
  return binary === undefined ? undefined : (options) => openFirefox({ ...options, binary });
}

function findWebKit(): Open | undefined {
  const driver = onPath('WebKitWebDriver');
  const xvfb = onPath('Xvfb');
  const binary = miniBrowser();
  if (driver === undefined || xvfb === undefined || binary === undefined) return undefined;
  return (options) => openWebKit({ ...options, binary }, { driver, xvfb });
}

/** Debian installs it in an architecture folder, Fedora in libexec. */
const miniBrowser = (): string | undefined =>
  ['/usr/lib', ...foldersIn('/usr/lib'), '/usr/libexec', '/usr/lib64']
    .flatMap((folder) => ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map((api) => path.join(folder, api, 'MiniBrowser')))
    .find(existsSync);

const foldersIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [];
