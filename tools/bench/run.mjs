// Measures the companion, its floor and its peers in turns: `npm run bench`, or a part: `npm run bench -- request
// --turns=3`. `--vs <commit>` compares the companion with that of a commit instead. `npm run bench -- profile` says
// what a load is made of; `npm run bench -- soak` polls for the eight hours of a shift.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadTypeScript } from '../loadTypeScript.mjs';

const folder = (name) => fileURLToPath(new URL(name, import.meta.url));

function run(cwd, program, ...args) {
  const { status } = spawnSync(program, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

const args = process.argv.slice(2);
if (args.includes('soak')) {
  run(folder('../..'), 'npx', 'vite', 'build');
  run(folder('../..'), 'npx', 'playwright', 'test', '-c', 'tests/soak/playwright.config.ts');
} else {
  // The peers are not part of the product, so a plain `npm ci` doesn't install them. Only the standings need them.
  if (!args.some((arg) => /^--vs\b|^profile$/.test(arg)) && !existsSync(folder('pages/peers/node_modules')))
    run(folder('pages/peers'), 'npm', 'ci', '--no-audit', '--no-fund');

  // This program runs in Vite's development mode, so without this Vite would build the pages for development.
  process.env.NODE_ENV = 'production';
  process.chdir(folder('../..'));
  await loadTypeScript('tools/bench/main.ts');
}
