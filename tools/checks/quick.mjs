// Runs the static checks and the build beside the unit and screen tests. ESLint takes the longest of the checks, and one
// core. What takes longer is left to `npm run test:rest`: rarer cases of the screens, the faults, which open the app
// hundreds of times, the tests of the release and of the conformance kit.
import { runBeside } from './runBeside.mjs';
import { checksOf, types, unused } from './staticChecks.mjs';

const { format, lint, typedLint } = checksOf(['.'], ['.']);
const build = { name: 'build', command: ['npm', 'run', '--silent', 'build'] };
const tests = {
  name: 'tests',
  command: ['npx', 'vitest', 'run', '--exclude', 'tests/{cases,faults,release,conformance}/**'],
};

await runBeside([[lint, typedLint, types, format, unused, build], [tests]]);
