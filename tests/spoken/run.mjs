// Runs the main tasks with Orca and checks what it says: `node tests/spoken/run.mjs`, after `npm run build`.
import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';

const LAUNCHERS = ['/usr/libexec/at-spi-bus-launcher', '/usr/lib/at-spi2-core/at-spi-bus-launcher'];
const BROWSERS = ['chromium', 'google-chrome-stable', 'google-chrome', 'chromium-browser', 'microsoft-edge'];

/** Returns the path of a program on the PATH. */
const find = (program) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, program))
    .find((file) => existsSync(file));

/** A browser that can open a window. The one from npm for Linux can't. */
const browser = [process.env.CHROME_PATH, chromium.executablePath(), ...BROWSERS.map(find)].find(
  (file) => file !== undefined && existsSync(file),
);

const launcher = LAUNCHERS.find((file) => existsSync(file));

const NEEDED = [
  { name: 'Orca', package: 'orca', isThere: find('orca') !== undefined },
  { name: 'Xvfb', package: 'xvfb', isThere: find('Xvfb') !== undefined },
  { name: 'dbus-run-session', package: 'dbus-daemon', isThere: find('dbus-run-session') !== undefined },
  { name: 'the accessibility bus', package: 'at-spi2-core', isThere: launcher !== undefined },
  { name: 'a Chromium with a window', package: 'chromium', isThere: browser !== undefined },
];

const hasFirefox = existsSync(process.env.FIREFOX_PATH ?? find('firefox-esr') ?? find('firefox') ?? '');
if (!hasFirefox) console.log('Only in Chromium. On Debian or Ubuntu, as root: apt-get install -y firefox-esr');

const missing = NEEDED.filter(({ isThere }) => !isThere);
if (missing.length > 0) {
  console.log(`Skipped: no screen reader was run. Missing: ${missing.map(({ name }) => name).join(', ')}.`);
  console.log(`On Debian or Ubuntu, as root: apt-get install -y ${missing.map((needed) => needed.package).join(' ')}`);
  process.exit(0);
}

const home = mkdtempSync(path.join(tmpdir(), 'spoken-'));
const folders = ['services', 'data/orca', 'run', 'config', 'sounds'].map((name) => path.join(home, name));
const [services, orca, run, config, sounds] = folders;
const scripts = path.resolve(import.meta.dirname, 'orca');
for (const folder of folders) mkdirSync(folder, { recursive: true, mode: 0o700 });
writeFileSync(path.join(services, 'a11y.service'), `[D-BUS Service]\nName=org.a11y.Bus\nExec=${launcher}\n`);
writeFileSync(path.join(home, 'bus.conf'), busConf());
copyFileSync(path.join(scripts, 'orca-customizations.py'), path.join(orca, 'orca-customizations.py'));

const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x900x24', '-nolisten', 'tcp'], {
  stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
});
try {
  process.exitCode = await listen(await displayNumber());
} finally {
  display.kill();
  rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

/** Returns the display that Xvfb has picked. Xvfb writes its number as soon as it accepts windows. */
function displayNumber() {
  return new Promise((resolve, reject) => {
    display.stdio[3].once('data', (text) => resolve(`:${String(text).trim()}`));
    display.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
  });
}

/** Runs the tests on their own message bus, with the accessibility bus and without a desktop. Returns the exit code. */
function listen(displayName) {
  const playwright = path.resolve('node_modules/@playwright/test/cli.js');
  const bus = spawn(
    'dbus-run-session',
    [
      `--config-file=${path.join(home, 'bus.conf')}`,
      '--',
      process.execPath,
      playwright,
      'test',
      '-c',
      'tests/spoken/playwright.config.ts',
      ...(hasFirefox ? [] : ['--project=chromium']),
      ...process.argv.slice(2),
    ],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        HOME: home,
        XDG_CONFIG_HOME: config,
        XDG_DATA_HOME: path.join(home, 'data'),
        XDG_RUNTIME_DIR: run,
        DISPLAY: displayName,
        WAYLAND_DISPLAY: '',
        LC_ALL: 'C.UTF-8',
        ACCESSIBILITY_ENABLED: '1',
        // For Firefox, as ACCESSIBILITY_ENABLED is for Chromium.
        GNOME_ACCESSIBILITY: '1',
        GSETTINGS_BACKEND: 'memory',
        // An empty folder, because Orca takes a minute to scan every sound plugin.
        GST_PLUGIN_SYSTEM_PATH_1_0: sounds,
        PYTHONPATH: scripts,
        PYTHONDONTWRITEBYTECODE: '1',
        CHROME_PATH: browser,
        SPOKEN_HOME: home,
      },
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => bus.kill(signal));
  return new Promise((resolve) => {
    bus.once('exit', (code) => resolve(code ?? 1));
  });
}

function busConf() {
  return (
    '<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"' +
    ' "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">' +
    `<busconfig><type>session</type><listen>unix:dir=${home}</listen><auth>EXTERNAL</auth>` +
    `<servicedir>${services}</servicedir><policy context="default"><allow send_destination="*" eavesdrop="true"/>` +
    '<allow eavesdrop="true"/><allow own="*"/></policy></busconfig>'
  );
}
