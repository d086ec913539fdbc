import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checksums, provenance } from '@tools/release/artifacts';
import { afterTest } from '@tests/support/cleanups';

const bytes = (text: string) => new TextEncoder().encode(text);
/** Of the text 'app'. */
const APP_DIGEST = 'a172cedcae47474b615c54d510a5d84a8dea3032e958587430b413538be3f333';
const ARTIFACTS = [
  { name: 'app.tar.gz', content: bytes('app') },
  { name: 'sbom.cdx.json', content: bytes('{}') },
];

it('lists checksums that sha256sum accepts, until a file changes', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  afterTest(() => rmSync(folder, { recursive: true }));
  for (const { name, content } of ARTIFACTS) writeFileSync(path.join(folder, name), content);
  writeFileSync(path.join(folder, 'SHA256SUMS'), checksums(ARTIFACTS));
  const check = () => spawnSync('sha256sum', ['--check', '--status', 'SHA256SUMS'], { cwd: folder });
  // Not every system has this command.
  if (check().error === undefined) {
    expect(check().status).toBe(0);
    writeFileSync(path.join(folder, 'app.tar.gz'), 'another app');
    expect(check().status).toBe(1);
  }
  expect(checksums(ARTIFACTS).split('\n')[0]).toBe(`${APP_DIGEST}  app.tar.gz`);
});

it('states what was built from which commit and packages', () => {
  const statement = provenance(ARTIFACTS, {
    version: '1.2.3',
    commit: 'c0ffee',
    lockfile: bytes('app'),
    node: 'v24.1.0',
    startedOn: '2026-11-20T10:00:00.000Z',
    finishedOn: '2026-11-20T10:01:00.000Z',
  });
  expect(statement).toMatchObject({
    _type: 'https://in-toto.io/Statement/v1',
    predicateType: 'https://slsa.dev/provenance/v1',
  });
  expect(statement.subject).toHaveLength(2);
  expect(statement.subject[0]).toEqual({ name: 'app.tar.gz', digest: { sha256: APP_DIGEST } });
  const { externalParameters, resolvedDependencies } = statement.predicate.buildDefinition;
  expect(externalParameters).toEqual({ version: '1.2.3' });
  expect(resolvedDependencies).toEqual([
    { name: 'source', digest: { gitCommit: 'c0ffee' } },
    { name: 'package-lock.json', digest: { sha256: APP_DIGEST } },
  ]);
});
