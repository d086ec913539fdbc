// Runs the checks of the code and the build beside the unit and screen tests. ESLint takes the longest of the checks,
// and one core.
import { runBeside } from './runBeside.mjs';
import { checksOf, types } from './staticChecks.mjs';
import { LONGER } from './longerTests.mjs';

const { lint, typedLint } = checksOf(['.'], ['.']);
const build = { name: 'build', command: ['npm', 'run', '--silent', 'build'] };
const tests = { name: 'tests', command: ['npx', 'vitest', 'run', '--exclude', `tests/{${LONGER.join(',')}}/**`] };

await runBeside([[lint, typedLint, types, build], [tests]]);
