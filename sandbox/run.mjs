// Starts the sandbox lender: `npm run sandbox` alone, `npm start` together with the companion.
import { fileURLToPath } from 'node:url';

const OLDEST = [
  [20, 19],
  [22, 13],
];

const [major, minor] = process.versions.node.split('.').map(Number);
const isSupported = major >= 24 || OLDEST.some(([line, from]) => line === major && minor >= from);
if (!isSupported) {
  console.error(`Node 20.19, 22.13 or 24 and later are needed; this is ${process.versions.node}.`);
  process.exit(1);
}

const entry = fileURLToPath(new URL('./main.ts', import.meta.url));
const folder = (name) => fileURLToPath(new URL(name, import.meta.url));

// Node 20 doesn't run TypeScript, so Vite runs the sandbox too.
const { runnerImport } = await import('vite');
const { module } = await runnerImport(entry, {
  root: folder('..'),
  configFile: false,
  logLevel: 'error',
  resolve: {
    alias: [
      { find: /^@\//, replacement: folder('../src/') },
      { find: /^@sandbox\//, replacement: folder('./') },
    ],
  },
});
await module.main({ withApp: process.argv.includes('--with-app') });
