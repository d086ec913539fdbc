// Runs the static checks and the build beside the unit and screen tests. ESLint takes the longest of the checks, and one
// core. The faults, which open the app hundreds of times, and the tests of the conformance kit are left to
// `npm run test:rest`.
import { runBeside } from './runBeside.mjs';
import { checksOf, types, unused } from './staticChecks.mjs';

const { format, lint, typedLint } = checksOf(['.'], ['.']);
const build = { name: 'build', command: ['npm', 'run', '--silent', 'build'] };
const tests = { name: 'tests', command: ['npx', 'vitest', 'run', '--exclude', 'tests/{faults,conformance}/**'] };

await runBeside([[lint, typedLint, types, format, unused, build], [tests]]);
