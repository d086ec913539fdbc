// Checks a wording file, or writes the English one: `npm run wording -- --file es.json` (docs/wording.md).
import { loadTypeScript } from '../../src/build/loadTypeScript.mjs';

const { main } = await loadTypeScript('docs/wording/main.ts');
process.exitCode = main(process.argv.slice(2), (line) => console.log(line));
