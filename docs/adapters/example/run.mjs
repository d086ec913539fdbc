// Starts the example adapter and its invented lender: `node docs/adapters/example/run.mjs`.
import { loadTypeScript } from '../../../tools/loadTypeScript.mjs';

const { start } = await loadTypeScript('docs/adapters/example/main.ts');
const { lender, adapter } = await start({
  lender: Number(process.env.LENDER_PORT ?? 4500),
  adapter: Number(process.env.ADAPTER_PORT ?? 4501),
  appOrigin: process.env.APP_ORIGIN ?? 'http://localhost:5173',
});
console.log(`The invented lender: ${lender}, any token, mortgage 5550001`);
console.log(`The adapter, as API_CONFIG.BASE_URL: ${adapter}`);
