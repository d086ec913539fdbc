// Releases a version: `npm run release -- <version>` (CONTRIBUTING.md). Checks everything before it changes a file.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const CHANGELOG = 'CHANGELOG.md';

const fail = (message) => {
  console.error(`No release: ${message}.`);
  process.exit(1);
};
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();
// Windows starts npm, a batch file, only through a shell. The checked version holds nothing but digits and dots.
const npm = (...args) =>
  execFileSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' });

const [version, ...others] = process.argv.slice(2);
if (version === undefined || others.length > 0) fail('name one version: npm run release -- 1.2.3');

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const { module } = await runnerImport('./docs/release/changelog.ts', { configFile: false, logLevel: 'error' });
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
console.log(`Committed and tagged ${tag}. To publish it: git push --follow-tags`);
