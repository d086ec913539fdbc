// Writes a web server's configuration (`npm run host -- headers`), or checks a running host (`npm run host -- check`).
import { loadTypeScript } from '../loadTypeScript.mjs';

const FOLDERS = { headers: 'servers', check: 'check' };
const [command, ...args] = process.argv.slice(2);

if (Object.hasOwn(FOLDERS, command)) {
  const { main } = await loadTypeScript(`tools/hosting/${FOLDERS[command]}/main.ts`);
  process.exitCode = await main(args, (text) => console.log(text));
} else {
  console.error('npm run host -- headers|check');
  process.exitCode = 2;
}
