import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';

/**
 * The last three load pages of the address bar into every context, which takes a tenth of a test's processor time. The
 * others are those of Playwright 1.65, because Chromium reads only the last of these switches.
 */
const DISABLED = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...[
    'HttpsFirstBalancedModeAutoEnable',
    'LensOverlay',
    'MediaRouter',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
  ],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch', 'msForceBrowserSignIn'],
  ...['msEdgeUpdateLaunchServicesPreferredVersion'],
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
];
const args = [
  '--disable-dev-shm-usage',
  `--disable-features=${DISABLED.join()}`,
  ...(process.platform === 'linux' ? ['--no-sandbox'] : []),
];
const ON_PATH = ['chromium', 'google-chrome-stable', 'google-chrome', 'chromium-browser', 'microsoft-edge'];
const NO_BROWSER = 'No usable Chromium was found. Set CHROME_PATH to one, or as root: apt-get install -y chromium';

/**
 * Finds a working Chromium: the one in CHROME_PATH, Playwright's own, one installed on the system, the one from npm,
 * and finally one that Playwright downloads. Each must take a screenshot before it is used. With CHROME_PATH=npm, only
 * the one from npm counts.
 *
 * @throws Error that says what to install
 */
export async function findBrowser(): Promise<LaunchOptions> {
  const inherited = process.env['E2E_LAUNCH'];
  if (inherited !== undefined) return JSON.parse(inherited) as LaunchOptions;
  for (const candidate of candidates()) {
    const options = await candidate();
    if (options === undefined || !(await works(options))) continue;
    const found = { ...options, args };
    // Workers inherit the result.
    process.env['E2E_LAUNCH'] = JSON.stringify(found);
    return found;
  }
  throw new Error(NO_BROWSER);
}

type Candidate = () => LaunchOptions | undefined | Promise<LaunchOptions | undefined>;

function* candidates(): Generator<Candidate> {
  const chosen = process.env['CHROME_PATH'];
  if (chosen === 'npm') {
    yield fromNpm;
    return;
  }
  yield () => atPath(chosen);
  yield () => atPath(chromium.executablePath());
  for (const file of ON_PATH.flatMap(onPath)) yield () => atPath(file);
  if (process.platform !== 'linux') for (const channel of ['chrome', 'msedge']) yield () => ({ channel });
  yield fromNpm;
  yield download;
}

const atPath = (file: string | undefined): LaunchOptions | undefined =>
  file !== undefined && existsSync(file) ? { executablePath: file } : undefined;

const onPath = (name: string): string[] =>
  (process.env['PATH'] ?? '').split(path.delimiter).map((folder) => path.join(folder, name));

async function works(options: LaunchOptions): Promise<boolean> {
  try {
    const browser = await chromium.launch({ ...options, args, timeout: 60_000 });
    const page = await browser.newPage();
    await page.setContent('<p>Is there a font? …</p>');
    // Forces a font lookup, so that a Chromium without fonts crashes here and not in a test.
    await page.screenshot();
    await browser.close();
    return true;
  } catch (error) {
    if (process.env['DEBUG_BROWSER'] !== undefined) console.error(options, error);
    return false;
  }
}

/** For Linux on x64 only. Needs no system package, no further download and no root rights. */
async function fromNpm(): Promise<LaunchOptions | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = path.resolve('node_modules/.cache/chromium');
  mkdirSync(folder, { recursive: true });
  const { TMPDIR } = process.env;
  // The package unpacks into the system's temporary folder; with this variable, it also unpacks its own libraries and
  // fonts.
  process.env['TMPDIR'] = folder;
  process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs20.x';
  try {
    const { default: npmChromium } = await import('@sparticuz/chromium');
    const executablePath = await npmChromium.executablePath();
    writeFileSync(path.join(folder, 'fonts.conf'), fontsConf(folder));
    process.env['FONTCONFIG_FILE'] = path.join(folder, 'fonts.conf');
    return { executablePath };
  } finally {
    if (TMPDIR === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = TMPDIR;
  }
}

/** The package's own file refers to a font folder that doesn't exist here. */
const fontsConf = (folder: string): string =>
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder}/fonts</dir>` +
  `<dir>/usr/share/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>`;

function download(): LaunchOptions | undefined {
  const shell = process.platform === 'win32';
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', timeout: 180_000, shell });
  return atPath(chromium.executablePath());
}
