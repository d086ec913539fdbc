import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { standIns } from '@/build/standIns';
import { afterTest } from '@tests/support/cleanups';

it('fails a build in which nothing imports what a stand-in replaces, and names it', async () => {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'stand-ins-')));
  afterTest(() => rmSync(folder, { recursive: true }));
  const input = path.join(folder, 'main.js');
  writeFileSync(input, 'console.log(1);');

  const built = build({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    plugins: [standIns()],
    build: { write: false, rolldownOptions: { input } },
  });

  await expect(built).rejects.toThrow(
    'react-router-dom from /@okta/okta-react/; broadcast-channel from /@okta/okta-auth-js/; ' +
      '/adapters/adapters.js from /axios/lib/',
  );
});
