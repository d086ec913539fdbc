import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { afterTest } from '@tests/support/cleanups';

/** Does what the release needs of npm, in the folder where it runs. FAILS names a command that fails. */
const NPM = `#!/usr/bin/env node
const { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } = require('node:fs');
const { execFileSync } = require('node:child_process');
const command = process.argv.slice(2).join(' ');
if (command.includes(process.env.FAILS)) { console.error('npm: ' + command + ' failed'); process.exit(1); }
if (command === 'ci' && !existsSync('node_modules')) symlinkSync(process.env.PACKAGES, 'node_modules');
if (command.startsWith('version')) {
  for (const file of ['package.json', 'package-lock.json'])
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), version: process.argv[3] }));
}
if (command.startsWith('run build')) {
  mkdirSync('dist/assets', { recursive: true });
  if (command.endsWith('--sourcemap hidden')) writeFileSync('dist/assets/app.js.map', '{}');
  writeFileSync('dist/index.html', execFileSync('git', ['rev-parse', 'HEAD']));
}
if (command.startsWith('sbom')) console.log('{}');
`;

let root: string;
let repository: string;

const git = (...args: string[]): string =>
  execFileSync('git', ['-C', repository, ...args], { encoding: 'utf8', env: environment() }).trim();

const environment = (fails = 'nothing') => ({
  ...process.env,
  PATH: `${path.join(root, 'bin')}${path.delimiter}${process.env['PATH'] ?? ''}`,
  FAILS: fails,
  PACKAGES: path.resolve('node_modules'),
  GIT_CONFIG_GLOBAL: path.join(root, 'gitconfig'),
  GIT_CONFIG_SYSTEM: path.join(root, 'gitconfig'),
  TMPDIR: path.join(root, 'tmp'),
});

beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'release-command-')));
  afterTest(() => rmSync(root, { recursive: true }));
  repository = path.join(root, 'repository');
  ['bin', 'tmp', 'repository'].forEach((name) => mkdirSync(path.join(root, name)));
  writeFileSync(path.join(root, 'bin/npm'), NPM);
  chmodSync(path.join(root, 'bin/npm'), 0o755);
  writeFileSync(path.join(root, 'gitconfig'), '[user]\nname = Tester\nemail = tester@example.test\n');
  for (const file of ['tools/release', 'tools/loadTypeScript.mjs'])
    cpSync(file, path.join(repository, file), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(repository, 'node_modules'));
  const write = (name: string, text: string) => writeFileSync(path.join(repository, name), text);
  write('.gitignore', 'node_modules\nreports\ndist\n');
  write('CHANGELOG.md', '## [Unreleased]\n\n- A change.\n');
  for (const name of ['package.json', 'package-lock.json']) write(name, '{"type":"module","version":"0.1.0"}');
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Start');
});

const release = (fails?: string) =>
  spawnSync('node', [path.join(repository, 'tools/release/run.mjs'), '0.2.0'], {
    env: environment(fails),
    encoding: 'utf8',
  });

// Windows runs no script without an extension.
describe.skipIf(process.platform === 'win32')('npm run release', () => {
  it.each([
    ['the build', 'run build', undefined],
    ['the list of packages', 'sbom', undefined],
    ['the signature of the tag', 'nothing', '[tag]\ngpgSign = true\n[gpg]\nprogram = false\n'],
    ['the move of main', 'nothing', '[merge]\nverifySignatures = true\n'],
  ])('leaves no commit, tag or file when %s fails', (_, command, config = '') => {
    const before = git('rev-parse', 'HEAD');
    appendFileSync(path.join(root, 'gitconfig'), config);
    const { status, stderr } = release(command);
    expect(status).toBe(1);
    expect(stderr).toContain('main has no commit and no tag of it.');
    expect(git('rev-parse', 'main')).toBe(before);
    expect(git('tag', '--list')).toBe('');
    expect(git('status', '--porcelain')).toBe('');
    expect(git('worktree', 'list').split('\n')).toHaveLength(1);
    expect(readdirSync(path.join(root, 'tmp'))).toEqual([]);
    expect(existsSync(path.join(repository, 'reports/release/v0.2.0'))).toBe(false);
  });

  it('tags the commit that it has built', () => {
    const { status, stderr } = release();
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const commit = git('rev-parse', 'main');
    expect(git('rev-parse', 'v0.2.0^{commit}')).toBe(commit);
    expect(git('log', '--format=%s', '-1')).toBe('Release 0.2.0');
    expect(git('status', '--porcelain')).toBe('');
    expect(git('worktree', 'list').split('\n')).toHaveLength(1);
    const folder = path.join(repository, 'reports/release/v0.2.0');
    const app = path.join(folder, 'aus-companion-0.2.0.tar.gz');
    expect(execFileSync('tar', ['-xOzf', app, './index.html'], { encoding: 'utf8' }).trim()).toBe(commit);
    expect(readFileSync(path.join(folder, 'provenance.json'), 'utf8')).toContain(commit);
    expect(readFileSync(path.join(folder, 'SHA256SUMS'), 'utf8').trim().split('\n')).toHaveLength(4);
  });

  it('packs the source maps apart from the app', () => {
    release();
    const folder = path.join(repository, 'reports/release/v0.2.0');
    const list = (name: string): string[] =>
      execFileSync('tar', ['-tzf', path.join(folder, name)], { encoding: 'utf8' })
        .split('\n')
        .filter((each) => /\.\w+$/.test(each));
    expect(list('aus-companion-0.2.0.tar.gz')).toEqual(['./index.html']);
    expect(list('aus-companion-0.2.0-maps.tar.gz')).toEqual(['./assets/app.js.map']);
  });

  it('installs the packages first in a fresh clone', () => {
    rmSync(path.join(repository, 'node_modules'));
    const { status, stderr } = release();
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });
});
