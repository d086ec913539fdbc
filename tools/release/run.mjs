// Releases a version: `npm run release -- <version>` (CONTRIBUTING.md). Builds in a work tree of its own, so that main gets
// the commit and the tag only after everything has succeeded.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadTypeScript } from '../loadTypeScript.mjs';

const CHANGELOG = 'CHANGELOG.md';

const fail = (message) => {
  console.error(`No release: ${message}.`);
  process.exit(1);
};
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();

const [version, ...others] = process.argv.slice(2);
if (version === undefined || others.length > 0) fail('name one version: npm run release -- 1.2.3');

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const module = await loadTypeScript('tools/release/changelog.ts');
const { checksums, provenance } = await loadTypeScript('tools/release/artifacts.ts');
const problem = module.versionProblem(version, JSON.parse(readFileSync('package.json', 'utf8')).version);
if (problem !== undefined) fail(problem);

const branch = git('branch', '--show-current');
if (branch !== 'main') fail(`releases leave from main, not from "${branch}"`);
if (git('status', '--porcelain') !== '') fail('commit or stash your changes first');
const tag = `v${version}`;
if (git('tag', '--list', tag) !== '') fail(`the tag ${tag} exists already`);

let changelog = '';
try {
  changelog = module.releaseChangelog(readFileSync(CHANGELOG, 'utf8'), version, new Date().toISOString().slice(0, 10));
} catch (error) {
  fail(error.message);
}

const tree = path.join(mkdtempSync(path.join(tmpdir(), 'release-')), 'tree');
// Ctrl+C ends the command that runs, and then the release here, which removes the work tree.
process.on('SIGINT', () => undefined);
const released = path.join('reports', 'release', tag);
try {
  git('worktree', 'add', '--quiet', '--detach', tree);
  const commit = prepare();
  const artifacts = buildArtifacts(commit);
  cpSync(artifacts, released, { recursive: true });
  git('tag', '--annotate', '--message', `Release ${version}`, tag, commit);
  // Fails if main has moved since.
  git('merge', '--quiet', '--ff-only', commit);
} catch (error) {
  process.exitCode = 1;
  rmSync(released, { recursive: true, force: true });
  if (git('tag', '--list', tag) !== '') git('tag', '--delete', tag);
  console.error(`No release: ${error.message}\nmain has no commit and no tag of it.`);
} finally {
  git('worktree', 'remove', '--force', tree);
  rmSync(path.dirname(tree), { recursive: true, force: true });
}
if (process.exitCode !== 1)
  console.log(`Committed and tagged ${tag}; ${released} has what to publish with it. Then: git push --follow-tags`);

/** Commits the version in the work tree, and returns the commit. */
function prepare() {
  // Exactly the packages of the lockfile.
  npm('ci');
  writeFileSync(path.join(tree, CHANGELOG), changelog);
  npm('version', version, '--no-git-tag-version');
  // The published contract names the version.
  npm('run', 'docs');
  git('-C', tree, 'commit', '--quiet', '--all', '--message', `Release ${version}`);
  return git('-C', tree, 'rev-parse', 'HEAD');
}

/** Builds the commit, because the app shows it, and returns the folder of what to publish. */
function buildArtifacts(commit) {
  const startedOn = new Date().toISOString();
  npm('run', 'build');
  const folder = path.join(path.dirname(tree), 'artifacts');
  mkdirSync(folder);
  const app = `aus-companion-${version}.tar.gz`;
  // The configuration belongs to a deployment.
  const packed = ['-czf', path.join(folder, app), '--exclude', './config.json', '-C', path.join(tree, 'dist'), '.'];
  execFileSync('tar', packed);
  writeFileSync(path.join(folder, 'sbom.cdx.json'), npm('sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'));
  const read = (name) => ({ name, content: readFileSync(path.join(folder, name)) });
  const artifacts = [app, 'sbom.cdx.json'].map(read);
  const statement = provenance(artifacts, {
    version,
    commit,
    lockfile: readFileSync(path.join(tree, 'package-lock.json')),
    node: process.version,
    startedOn,
    finishedOn: new Date().toISOString(),
  });
  writeFileSync(path.join(folder, 'provenance.json'), `${JSON.stringify(statement, null, 2)}\n`);
  writeFileSync(path.join(folder, 'SHA256SUMS'), checksums([...artifacts, read('provenance.json')]));
  return folder;
}

/** Windows starts npm, a batch file, only through a shell. The checked version holds nothing but digits and dots. */
function npm(...args) {
  return execFileSync('npm', args, {
    cwd: tree,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
    maxBuffer: 50_000_000,
  });
}
