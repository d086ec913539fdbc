// `npm run host -- headers` writes a web server's configuration, `check` checks a running host, `probe` signs in there.
import { loadTypeScript } from '../loadTypeScript.mjs';

const FOLDERS = { headers: 'servers', check: 'check', probe: 'probe' };
const [command, ...args] = process.argv.slice(2);

if (Object.hasOwn(FOLDERS, command)) {
  const { main } = await loadTypeScript(`tools/hosting/${FOLDERS[command]}/main.ts`);
  process.exitCode = await main(args, (text) => console.log(text));
} else {
  console.error('npm run host -- headers|check|probe');
  process.exitCode = 2;
}
