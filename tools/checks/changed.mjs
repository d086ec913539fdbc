// Checks what concerns the files that differ from the last commit: `npm run test:changed`.
import { spawnSync } from 'node:child_process';
import { runBeside } from './runBeside.mjs';
import { checksOf, types } from './staticChecks.mjs';

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  if (status === 0) return stdout.split('\n').filter(Boolean);
  console.error('`npm run test:changed` needs git and the history of the repository. `npm test` needs neither.');
  process.exit(1);
}

const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const code = changed.filter((file) => /\.(ts|tsx|js|cjs|mjs)$/.test(file));
/** The tests of the documents read files instead of importing them, so the imports don't lead to them. */
const documentTests = changed.length > code.length ? git('ls-files', 'tests/unit/docs/*.test.ts') : [];
/** Each of these tests opens the whole app, so every file of the app leads to all of them, which takes minutes. */
const appTests = git('ls-files', 'tests/screens/*.test.tsx', 'tests/cases/*.test.tsx', 'tests/faults/*.test.ts');
const leftOut = appTests.filter((file) => !changed.includes(file));

const { format, lint, typedLint } = checksOf(code, changed);
const tests = {
  name: 'tests',
  command: [
    ...['npx', 'vitest', 'related', '--run', '--passWithNoTests'],
    ...leftOut.flatMap((file) => ['--exclude', file]),
    ...code,
    ...documentTests,
  ],
};

if (changed.length === 0) console.log('Nothing differs from the last commit.');
else if (code.length === 0) await runBeside([[format], [tests]]);
else {
  await runBeside([
    [types, tests],
    [format, lint, typedLint],
  ]);
  console.log('`npx vitest run` also runs the tests of whole screens and of the faults.');
}
