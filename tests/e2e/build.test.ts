import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { NOTICES } from '@tools/build/notices';
import { expect, test } from './fixtures';

const DIST = path.resolve('dist');
const written = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((name) => path.extname(name) !== '');
const files = written.filter((name) => !/\.(?:gz|br)$/.test(name));

test.describe('the build', () => {
  test('contains scripts, styles, images, configuration and licenses, nothing else', () => {
    const extensions = new Set(files.map((name) => path.extname(name)));
    const known = ['.html', '.js', '.css', '.json', '.svg', '.ico'];
    expect([...extensions].filter((extension) => !known.includes(extension))).toEqual(['.txt']);
    expect(files.filter((name) => name.endsWith('.txt'))).toEqual([NOTICES]);
    // The hash in a file name can contain any word.
    const names = files.map((name) => name.replace(/-[\w-]{8}(?=\.\w+$)/, ''));
    expect(names.filter((name) => /mock|worker/i.test(name))).toEqual([]);
  });

  test('has a compressed copy of each script and style, with gzip and with Brotli, and of nothing else', () => {
    const originals = files.filter((name) => /^assets\/.+\.(?:js|css)$/.test(name));
    const copies = originals.flatMap((name) => [`${name}.br`, `${name}.gz`]);
    expect(written.filter((name) => !files.includes(name)).sort()).toEqual(copies.sort());
    const content = (name: string) => readFileSync(path.join(DIST, name));
    for (const name of originals) {
      expect(gunzipSync(content(`${name}.gz`)).equals(content(name))).toBe(true);
      expect(brotliDecompressSync(content(`${name}.br`)).equals(content(name))).toBe(true);
    }
  });

  test('names the packages of package.json with their licenses', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object };
    const text = readFileSync(path.join(DIST, NOTICES), 'utf8');
    const unnamed = Object.entries(dependencies).filter(([name, version]) => !text.includes(`\n${name} ${version} (`));
    // These only export what other packages contain.
    expect(unnamed.map(([name]) => name)).toEqual(['react-router-dom', 'redux-saga']);
    for (const name of ['react-router', '@redux-saga/core']) expect(text).toContain(`\n${name} `);
    expect(text).toContain('Permission is hereby granted');
    expect(text).toContain('Apache License');
  });

  test('names exactly the packages whose code its source maps name, and the bundler', async () => {
    test.slow();
    const result = await build({ logLevel: 'error', build: { sourcemap: 'hidden', write: false } });
    const output = 'output' in result ? result.output : [];
    const sources = output.flatMap((file) => (file.type === 'chunk' ? (file.map?.sources ?? []) : []));
    const inMaps = sources.flatMap(
      (source) => /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules)/.exec(source)?.[1] ?? [],
    );
    const text = readFileSync(path.join(DIST, NOTICES), 'utf8');
    const named = [...text.matchAll(/^((?:@[\w.-]+\/)?[\w.-]+) \d+\.\d+\.\d+\S* \(.+\)$/gm)].map(([, name]) => name);
    expect(inMaps.length).toBeGreaterThan(100);
    expect(named.sort()).toEqual([...new Set([...inMaps, 'rolldown', 'vite'])].sort());
  });

  for (const leftover of [
    'mockServiceWorker',
    '[MSW]',
    '@mswjs',
    'comp-list',
    'sourceMappingURL',
    'sandbox/',
    'rita.ibarra',
  ]) {
    // @spec NAV-10
    test(`contains no trace of ${leftover}`, () => {
      expect(files.filter((name) => readFileSync(path.join(DIST, name), 'utf8').includes(leftover))).toEqual([]);
    });
  }

  test('contains the production build of React', () => {
    const holds = (text: string) => files.some((name) => readFileSync(path.join(DIST, name), 'utf8').includes(text));
    expect(holds('Minified React error')).toBe(true);
  });

  test('is no larger than docs/performance.md says that a host carries', () => {
    const bytesOf = (names: string[]): number =>
      names.reduce((sum, name) => sum + gzipSync(readFileSync(path.join(DIST, name))).length, 0);
    const assets = files.filter((name) => name.startsWith('assets'));
    expect(assets.length).toBeLessThanOrEqual(110);
    expect(bytesOf(assets)).toBeLessThanOrEqual(540_000);
    expect(bytesOf(['index.html', 'config.json'])).toBeLessThanOrEqual(6_500);
  });

  for (const page of ['index.html', 'viewer.html'])
    test(`loads scripts only from its own folder, and ${page} has no inline script`, () => {
      const html = readFileSync(path.join(DIST, page), 'utf8');
      const addresses = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address);
      expect(
        addresses.filter((address) => !/^\/(assets\/[\w.-]+\.(js|css)|favicon\.svg)$/.test(address ?? '')),
      ).toEqual([]);
      expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\son\w+=|\sstyle=/);
    });
});

test("production disables the store's developer tools", async ({ page }) => {
  await page.addInitScript(() => {
    const tools = { calls: 0 };
    const connect = (): never => {
      tools.calls += 1;
      throw new Error('The store has been shown to developer tools.');
    };
    Object.assign(window, {
      tools,
      __REDUX_DEVTOOLS_EXTENSION__: Object.assign(connect, { connect }),
      __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: connect,
    });
  });
  await page.goto('/notfound/');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { tools: { calls: number } }).tools.calls)).toBe(0);
});
