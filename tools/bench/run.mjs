// Measures the companion, its floor and its peers: `npm run bench`, or a part of it: `npm run bench -- history
// --runs=1`. `npm run bench -- --vs <commit>` compares the load with that of a commit; `npm run bench -- soak` polls for
// the eight hours of a shift.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = (name) => fileURLToPath(new URL(name, import.meta.url));

if (process.argv.includes('soak')) {
  for (const command of ['vite build', 'playwright test -c tests/soak/playwright.config.ts']) {
    const options = { cwd: folder('../..'), stdio: 'inherit', shell: process.platform === 'win32' };
    const { status } = spawnSync('npx', command.split(' '), options);
    if (status !== 0) process.exit(status ?? 1);
  }
  process.exit(0);
}

// The peers are not part of the product, so a plain `npm ci` doesn't install them. The profile and a comparison need
// none.
const names = process.argv.slice(2);
const chapters = names.filter((name) => !name.startsWith('--'));
const needsPeers = String(chapters) !== 'profile' && !names.some((name) => /^--vs\b/.test(name));
if (needsPeers && !existsSync(folder('./peers/node_modules'))) {
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: folder('./peers'),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

// This program runs in Vite's development mode, so without this Vite would build the pages for development.
process.env.NODE_ENV = 'production';
process.chdir(folder('../..'));
const { loadTypeScript } = await import('../loadTypeScript.mjs');
await loadTypeScript('tools/bench/main.ts');
