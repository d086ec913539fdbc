import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { readAppConfig } from '@sandbox/appConfigPlugin';
import { afterTest } from '@tests/support/cleanups';

const OKTA_CONFIG = { ISSUER: 'https://sso.lender.test', CLIENT_ID: 'aus-companion' };

it.each([
  ['the keys', OKTA_CONFIG],
  ['the section that the guides print', { OKTA_CONFIG }],
])('OKTA_CONFIG_FILE may contain %s', async (_, content) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'okta-'));
  const file = path.join(folder, 'okta.json');
  writeFileSync(file, JSON.stringify(content));
  vi.stubEnv('OKTA_CONFIG_FILE', file);
  afterTest(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  expect(JSON.parse(await readAppConfig({ appPort: 5173, sandboxPort: 4400 }))).toMatchObject({ OKTA_CONFIG });
});
