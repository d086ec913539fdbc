// Checks a running host: `npm run host-check -- https://aus.lender.example` (docs/hosting/README.md).
import { loadTypeScript } from '../../../src/build/loadTypeScript.mjs';

const { main } = await loadTypeScript('docs/hosting/check/main.ts');
process.exitCode = await main(process.argv.slice(2), (text) => console.log(text));
