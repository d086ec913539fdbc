// Releases a version: `npm run release -- <version>` (CONTRIBUTING.md). Checks everything before it changes a file.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadTypeScript } from '../../src/build/loadTypeScript.mjs';

const CHANGELOG = 'CHANGELOG.md';

const fail = (message) => {
  console.error(`No release: ${message}.`);
  process.exit(1);
};
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();
// Windows starts npm, a batch file, only through a shell. The checked version holds nothing but digits and dots.
const npm = (...args) =>
  execFileSync('npm', args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
    maxBuffer: 50_000_000,
  });

const [version, ...others] = process.argv.slice(2);
if (version === undefined || others.length > 0) fail('name one version: npm run release -- 1.2.3');

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const module = await loadTypeScript('docs/release/changelog.ts');
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

writeFileSync(CHANGELOG, changelog);
npm('version', version, '--no-git-tag-version');
// The published contract names the version.
npm('run', 'docs');
git('commit', '--quiet', '--all', '--message', `Release ${version}`);
git('tag', '--annotate', '--message', `Release ${version}`, tag);

const startedOn = new Date().toISOString();
const folder = path.join('reports', 'release', tag);
mkdirSync(folder, { recursive: true });
// Exactly the packages of the lockfile.
npm('ci');
npm('run', 'build');
const app = `aus-companion-${version}.tar.gz`;
// The configuration belongs to a deployment.
execFileSync('tar', ['-czf', path.join(folder, app), '--exclude', './config.json', '-C', 'dist', '.']);
writeFileSync(path.join(folder, 'sbom.cdx.json'), npm('sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'));
const artifacts = [app, 'sbom.cdx.json'].map((name) => ({ name, content: readFileSync(path.join(folder, name)) }));
const { checksums, provenance } = await loadTypeScript('docs/release/artifacts.ts');
const statement = provenance(artifacts, {
  version,
  commit: git('rev-parse', 'HEAD'),
  lockfile: readFileSync('package-lock.json'),
  node: process.version,
  startedOn,
  finishedOn: new Date().toISOString(),
});
writeFileSync(path.join(folder, 'provenance.json'), `${JSON.stringify(statement, null, 2)}\n`);
const provided = { name: 'provenance.json', content: readFileSync(path.join(folder, 'provenance.json')) };
writeFileSync(path.join(folder, 'SHA256SUMS'), checksums([...artifacts, provided]));
console.log(`Committed and tagged ${tag}; ${folder} has what to publish with it. Then: git push --follow-tags`);
