// Runs the static checks and the build beside the unit and screen tests: `npm run test:quick`. ESLint takes the longest
// of the checks, and one core. The faults, which open the app hundreds of times, and the tests of the conformance kit
// are left to `npm run test:rest`.
import { runBeside } from './runBeside.mjs';

const script = (name) => ({ name, command: ['npm', 'run', '--silent', name] });

const tests = { name: 'tests', command: ['npx', 'vitest', 'run', '--exclude', 'tests/{faults,conformance}/**'] };

await runBeside([[script('lint'), ...['typecheck', 'format:check', 'knip', 'build'].map(script)], [tests]]);
