// Writes a web server's configuration: `npm run headers -- --config config.json --format nginx` (docs/hosting/README.md).
import { loadTypeScript } from '../../../src/build/loadTypeScript.mjs';

const { main } = await loadTypeScript('docs/hosting/servers/main.ts');
process.exitCode = main(process.argv.slice(2), (text) => console.log(text));
