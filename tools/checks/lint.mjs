// Runs every static check: `npm run lint`.
import { runBeside } from './runBeside.mjs';
import { checksOf, types, unused } from './staticChecks.mjs';

const { format, lint, typedLint } = checksOf(['.'], ['.']);
await runBeside([[lint], [types, typedLint, format, unused]]);
