// Writes the generated documents: `npm run docs`. A test fails if one of them is out of date.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const folder = (name) => fileURLToPath(new URL(name, import.meta.url));
const { module } = await runnerImport(folder('./documents.ts'), {
  root: folder('../..'),
  configFile: false,
  logLevel: 'error',
  resolve: {
    alias: [
      { find: /^@\//, replacement: folder('../../src/') },
      { find: /^@sandbox\//, replacement: folder('../../sandbox/') },
      { find: /^@tests\//, replacement: folder('../../tests/') },
    ],
  },
});
await module.writeDocuments();
