// Runs the conformance kit: `npm run conformance -- --api URL --token-file FILE --loan ID` (docs/conformance.md).
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const folder = (name) => fileURLToPath(new URL(name, import.meta.url));

// Node 20 doesn't run TypeScript, so Vite runs the kit.
const { module } = await runnerImport(folder('./main.ts'), {
  root: folder('../..'),
  configFile: false,
  logLevel: 'error',
  resolve: { alias: [{ find: /^@\//, replacement: folder('../../src/') }] },
});
process.exitCode = await module.main(process.argv.slice(2));
