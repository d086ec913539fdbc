// Releases a version: `npm run release -- <version>` (CONTRIBUTING.md). Builds in a work tree of its own, so that main
// gets the commit and the tag only after everything has succeeded. `where` finds lines of code of a release.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const CHANGELOG = 'CHANGELOG.md';

const fail = (message) => {
  console.error(`No release: ${message}.`);
  process.exit(1);
};
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** In a fresh clone, the packages are missing. */
async function load(file) {
  if (!existsSync('node_modules')) npm(process.cwd(), 'ci');
  return (await import('../loadTypeScript.mjs')).loadTypeScript(file);
}

const home = fileURLToPath(new URL('../..', import.meta.url));
if (process.argv[2] === 'where') {
  const { where } = await load('tools/release/where.ts');
  process.exit(where(process.argv.slice(3), (text) => console.log(text)));
}

const [version, ...others] = process.argv.slice(2);
if (version === undefined || others.length > 0) fail('name one version: npm run release -- 1.2.3');

process.chdir(home);
const module = await load('tools/release/changelog.ts');
const { checksums, provenance } = await load('tools/release/artifacts.ts');
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
  npm(tree, 'ci');
  writeFileSync(path.join(tree, CHANGELOG), changelog);
  npm(tree, 'version', version, '--no-git-tag-version');
  // The published contract names the version.
  npm(tree, 'run', 'docs');
  git('-C', tree, 'commit', '--quiet', '--all', '--message', `Release ${version}`);
  return git('-C', tree, 'rev-parse', 'HEAD');
}

/** Builds the commit, because the app shows it, and returns the folder of what to publish. */
function buildArtifacts(commit) {
  const startedOn = new Date().toISOString();
  npm(tree, 'run', 'build', '--', '--sourcemap', 'hidden');
  const folder = path.join(path.dirname(tree), 'artifacts');
  mkdirSync(folder);
  const [app, maps] = [`aus-companion-${version}.tar.gz`, `aus-companion-${version}-maps.tar.gz`];
  const dist = path.join(tree, 'dist');
  const sources = readdirSync(dist, { recursive: true }).filter((name) => name.endsWith('.map'));
  const pack = (name, ...files) => execFileSync('tar', ['-czf', path.join(folder, name), '-C', dist, ...files]);
  pack(maps, ...sources.map((name) => `./${name.replaceAll(path.sep, '/')}`));
  // Never hosted: they contain the source.
  for (const name of sources) rmSync(path.join(dist, name));
  // The configuration belongs to a deployment.
  pack(app, '--exclude', './config.json', '.');
  writeFileSync(
    path.join(folder, 'sbom.cdx.json'),
    npm(tree, 'sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'),
  );
  const read = (name) => ({ name, content: readFileSync(path.join(folder, name)) });
  const artifacts = [app, maps, 'sbom.cdx.json'].map(read);
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
function npm(cwd, ...args) {
  return execFileSync('npm', args, {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
    maxBuffer: 50_000_000,
  });
}
