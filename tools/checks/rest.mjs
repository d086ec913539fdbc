// Runs what `npm test` leaves out, but for browser tests: the checks of format and of unused code beside the longer
// tests.
import { LONGER } from './longerTests.mjs';
import { runBeside } from './runBeside.mjs';
import { checksOf, unused } from './staticChecks.mjs';

const { format } = checksOf(['.'], ['.']);
const tests = { name: 'tests', command: ['npx', 'vitest', 'run', ...LONGER.map((folder) => `tests/${folder}`)] };

await runBeside([[format, unused], [tests]]);
