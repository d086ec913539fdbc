import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { beforeEach, expect, it } from 'vitest';
import { notices, NOTICES } from '@tools/build/notices';
import { viewerPage } from '@tools/build/viewerPage';
import { afterTest } from '@tests/support/cleanups';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'notices-')));
  afterTest(() => rmSync(folder, { recursive: true }));
});

const write = (file: string, content: string | object): void => {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content));
};

/** Installs a package that exports `used` and `unused`. */
const install = (name: string, manifest: object, files: Readonly<Record<string, string>> = {}): void => {
  write(`node_modules/${name}/package.json`, {
    name,
    version: '1.2.3',
    type: 'module',
    sideEffects: false,
    ...manifest,
  });
  write(`node_modules/${name}/index.js`, `export const used = () => globalThis.${name.replaceAll(/\W/g, '')};`);
  for (const [file, text] of Object.entries(files)) write(`node_modules/${name}/${file}`, text);
};

/** Returns the notices of an app that calls these packages, and imports the others without a use. */
async function noticesOf(
  called: readonly string[],
  imported: readonly string[] = [],
  page: readonly Plugin[] = [],
  licenses = notices(),
): Promise<string> {
  const all = [...called, ...imported];
  const imports = all.map((name, index) => `import { used as from${index} } from '${name}';`);
  write('main.js', [...imports, ...called.map((_, index) => `from${index}();`)].join('\n'));
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    plugins: [...page, licenses.write],
    build: { write: false, rolldownOptions: { input: path.join(folder, 'main.js') } },
  });
  const output = 'output' in result ? result.output : [];
  const file = output.find(({ fileName }) => fileName === NOTICES);
  return file?.type === 'asset' ? String(file.source) : '';
}

it('names each package in the bundle with its license and its notice, equal texts once', async () => {
  install('alpha', { license: 'ISC' }, { LICENSE: 'Terms of both.\r\n' });
  install('@scope/beta', { license: 'ISC' }, { 'License.md': 'Terms of both.' });
  install('gamma', { license: 'Apache-2.0' }, { LICENSE: 'Terms of gamma.', NOTICE: 'Made by Gamma.' });
  const text = await noticesOf(['alpha', '@scope/beta', 'gamma']);
  expect(text).toContain('@scope/beta 1.2.3 (ISC)\nalpha 1.2.3 (ISC)\n\nTerms of both.\n');
  expect(text).toContain('gamma 1.2.3 (Apache-2.0)\n\nTerms of gamma.\n\nMade by Gamma.\n');
  expect(text.split('Terms of both.')).toHaveLength(2);
});

it('names a package that only a page of another window contains', async () => {
  install('alpha', { license: 'ISC' }, { LICENSE: 'Terms.' });
  write('page.html', '<script type="module" src="/page.js"></script>');
  write('page.js', "import { used } from 'alpha'; used();");
  const licenses = notices();
  const page = viewerPage(path.join(folder, 'page.html'), licenses.collect);
  expect(await noticesOf([], [], [page], licenses)).toContain('alpha 1.2.3 (ISC)\n\nTerms.\n');
});

it("names the bundler where its own code is in the bundle, without the licenses of the bundler's packages", async () => {
  write('later.js', 'export const later = 1;');
  install('alpha', { license: 'ISC', type: 'commonjs' }, { LICENSE: 'Terms.' });
  write('node_modules/alpha/index.js', 'exports.used = () => import("../../later.js");');
  const text = await noticesOf(['alpha']);
  expect(text).toMatch(/^rolldown \d[\d.]* \(MIT\)$/m);
  expect(text).toMatch(/^vite \d[\d.]* \(MIT\)$/m);
  expect(text).toContain('VoidZero Inc. and Vite contributors');
  expect(text).not.toContain('Justin Ridgewell');
});

it('omits a package whose code is not in the bundle', async () => {
  install('alpha', { license: 'ISC' }, { LICENSE: 'Terms.' });
  install('unused', { license: 'ISC' }, { LICENSE: 'Other terms.' });
  expect(await noticesOf(['alpha'], ['unused'])).not.toContain('unused');
});

it('writes the MIT license of a package that claims it without a file', async () => {
  install('alpha', { license: 'MIT', author: { name: 'Ann Author' } });
  expect(await noticesOf(['alpha'])).toMatch(/^alpha 1\.2\.3 \(MIT\)\n\nMIT License\n\nCopyright \(c\) Ann Author\n/m);
});

it('writes the ISC license likewise, with the holders that saxes does not name', async () => {
  install('alpha', { license: 'ISC', author: 'Ann Author' });
  install('saxes', { license: 'ISC', author: 'One of them' });
  const text = await noticesOf(['alpha', 'saxes']);
  expect(text).toMatch(/^alpha 1\.2\.3 \(ISC\)\n\nISC License\n\nCopyright \(c\) Ann Author\n/m);
  expect(text).toMatch(/^Copyright \(c\) Contributors; .*Isaac Z\. Schlueter and Contributors$/m);
});

it('fails the build for any other package without a license file', async () => {
  install('alpha', { license: 'Apache-2.0' });
  await expect(noticesOf(['alpha'])).rejects.toThrow('alpha 1.2.3 (Apache-2.0) has no file with its license.');
});
