import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'health-'));
  writeFileSync(path.join(folder, 'wget'), '#!/bin/sh\necho "$2"\n');
  chmodSync(path.join(folder, 'wget'), 0o755);
});
afterAll(() => rmSync(folder, { recursive: true }));

// Windows has no sh.
it.skipIf(process.platform === 'win32').each([
  ['8080', 'http://127.0.0.1:8080/healthz'],
  ['9000 default_server', 'http://127.0.0.1:9000/healthz'],
  ['*:9000', 'http://127.0.0.1:9000/healthz'],
  ['0.0.0.0:9000', 'http://0.0.0.0:9000/healthz'],
  ['[::]:9000 ipv6only=off', 'http://[::]:9000/healthz'],
])('the health check of an image that listens at %s asks %s', (listen, address) => {
  const env = { LISTEN: listen, PATH: `${folder}${path.delimiter}${process.env['PATH'] ?? ''}` };
  expect(execFileSync('sh', ['tools/hosting/health.sh'], { env, encoding: 'utf8' }).trim()).toBe(address);
});

it('the image uses it', () => {
  expect(readFileSync('tools/hosting/Dockerfile', 'utf8')).toMatch(/^HEALTHCHECK .*CMD sh \/health\.sh/m);
});
