// Runs the static checks beside the unit and screen tests: `npm run test:quick`. ESLint takes the longest of the checks,
// and one core.
import { runBeside } from './runBeside.mjs';

const script = (name) => ({ name, command: ['npm', 'run', '--silent', name] });

await runBeside([[script('lint')], ['typecheck', 'format:check', 'knip', 'test:unit'].map(script)]);
