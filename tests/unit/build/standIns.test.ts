import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { beforeEach, describe, expect, it } from 'vitest';
import { productionRouter, standIns } from '@/build/standIns';
import { afterTest } from '@tests/support/cleanups';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'stand-ins-')));
  afterTest(() => rmSync(folder, { recursive: true }));
});

/** Builds an app of one module that imports nothing. */
function buildWith(plugin: Plugin, code = 'console.log(1);') {
  const entry = path.join(folder, 'main.js');
  writeFileSync(entry, code);
  return build({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    plugins: [plugin],
    build: { write: false, rolldownOptions: { input: entry } },
  });
}

describe('a build in which nothing imports what a replacement replaces', () => {
  it.each([
    ['a package', () => standIns(), 'broadcast-channel from /@okta/okta-auth-js/'],
    ['a file of a package', () => standIns(), '/CancelToken.js from /axios/lib/'],
    ['the router', () => productionRouter(), 'react-router; react-router/dom'],
  ])('fails and names %s', async (_, plugin, named) => {
    await expect(buildWith(plugin())).rejects.toThrow(named);
  });
});

it('passes when every replacement was used', async () => {
  await expect(
    buildWith(productionRouter(), "import 'react-router';\nimport 'react-router/dom';"),
  ).resolves.toBeDefined();
});
