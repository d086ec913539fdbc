import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { beforeEach, describe, expect, it } from 'vitest';
import { productionRouter, standIns, withoutSummaries } from '@/build/standIns';
import { afterTest } from '@tests/support/cleanups';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'stand-ins-')));
  afterTest(() => rmSync(folder, { recursive: true }));
});

/** Builds an app of one module that imports nothing. */
function buildWith(plugin: Plugin, code = 'console.log(1);', file = 'main.js') {
  const entry = path.join(folder, file);
  mkdirSync(path.dirname(entry), { recursive: true });
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
    ['the summaries', () => withoutSummaries('/contract'), 'summary in /contract'],
  ])('fails and names %s', async (_, plugin, named) => {
    await expect(buildWith(plugin())).rejects.toThrow(named);
  });
});

it('passes when a replacement was used', async () => {
  const contract = `${folder.replaceAll('\\', '/')}/contract`;
  const code = "export const call = {\n    summary: 'Reads a loan',\n};\nconsole.log(call);";
  await expect(buildWith(withoutSummaries(contract), code, 'contract/calls.js')).resolves.toBeDefined();
});
