// Starts the example adapter and its invented lender: `node docs/adapters/example/run.mjs`.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const folder = (name) => fileURLToPath(new URL(name, import.meta.url));

// Node 20 doesn't run TypeScript, so Vite runs the adapter.
const { module } = await runnerImport(folder('./main.ts'), {
  root: folder('../../..'),
  configFile: false,
  logLevel: 'error',
  resolve: { alias: [{ find: /^@\//, replacement: folder('../../../src/') }] },
});
const { lender, adapter } = await module.start({
  lender: Number(process.env.LENDER_PORT ?? 4500),
  adapter: Number(process.env.ADAPTER_PORT ?? 4501),
  appOrigin: process.env.APP_ORIGIN ?? 'http://localhost:5173',
});
console.log(`The invented lender: ${lender}, any token, mortgage 5550001`);
console.log(`The adapter, as API_CONFIG.BASE_URL: ${adapter}`);
